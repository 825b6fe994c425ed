import type { consumer } from '@waymark/contracts/consumer'
import type { OutputOf } from '@waymark/contracts/define-call'

/** What the two dashboard calls answer. */
export type ConsumerData = OutputOf<typeof consumer.getDataForConsumerDashboard>
export type ProviderData = OutputOf<typeof consumer.getDataForProviderDashboard>
/** A booking as both return it. */
export type DashboardBooking = ConsumerData['comingUp'][number]
