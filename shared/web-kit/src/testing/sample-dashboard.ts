import type { consumer } from '@waymark/contracts/consumer'
import type { OutputOf } from '@waymark/contracts/define-call'

/** The dashboard of somebody whom nothing needs. */
export const emptyDashboard: OutputOf<typeof consumer.getDataForConsumerDashboard> = {
  comingUp: [],
  comingCount: 0,
  owed: [],
  upcomingCount: 0,
  incomplete: [],
  held: [],
  toRate: [],
  unreadMessageCount: 0,
  openInvitations: [],
  keptClients: [],
  bookAgain: null,
}
