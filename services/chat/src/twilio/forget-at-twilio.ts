import { deletedMessage } from '@waymark/domain/account/deleted-person'
import type { UserProfileId } from '@waymark/domain/ids'
import { identityOf } from '../answers/identity.ts'
import type { Context } from '../context.ts'
import { listConversationsOf } from '../db/conversations.ts'
import { listCopiesToForget } from '../db/forget-messages.ts'
import { listParticipants } from '../db/people.ts'
import type { TwilioChat } from './twilio-chat.ts'

/** Clears at Twilio what a deleted person wrote about their own bookings, and takes them out of every conversation. */
export async function forgetAtTwilio(
  context: Context,
  twilio: TwilioChat,
  userProfileId: UserProfileId,
): Promise<void> {
  for (const { sid, vendor_sid } of await listCopiesToForget(context.db, userProfileId))
    await twilio.replaceMessage(sid, vendor_sid, deletedMessage)
  for (const { id, sid } of await listConversationsOf(context.db, userProfileId)) {
    const others = (await listParticipants(context.db, id)).filter((one) => one.user_profile_id !== userProfileId)
    await twilio.setPeople(
      sid,
      others.map(({ user_profile_id, name }) => ({ identity: identityOf(user_profile_id), name })),
    )
  }
}
