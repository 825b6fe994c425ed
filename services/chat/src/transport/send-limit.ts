import { socketLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import type { LimitStore } from '@waymark/service-kit/limit-store'

/** The limit of a person's messages, however and to whatever process they are sent. */
export interface SendLimit {
  /** Counts one message; false when there were too many. */
  take(userProfileId: UserProfileId): Promise<boolean>
}

export function createSendLimit(limits: Pick<LimitStore, 'count'>): SendLimit {
  return {
    take: async (userProfileId) =>
      (await limits.count(`messages ${userProfileId}`, socketLimits.messagesOfPerson)) === undefined,
  }
}
