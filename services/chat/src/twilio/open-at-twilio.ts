import type { BookingId, ConversationId } from '@waymark/domain/ids'
import { identityOf } from '../answers/identity.ts'
import type { Context } from '../context.ts'
import { saveSid } from '../db/conversations.ts'
import { listParticipants } from '../db/people.ts'
import type { TwilioChat } from './twilio-chat.ts'

/**
 * Opens the conversation of a booking at Twilio with everybody who is in it here, and answers its sid. People whom
 * somebody else added there leave it: a name of a conversation can be taken by whoever comes first.
 */
export async function openAtTwilio(
  context: Context,
  twilio: TwilioChat,
  {
    id,
    sid: knownSid,
    bookingId,
  }: { readonly id: ConversationId; readonly sid: string; readonly bookingId: BookingId },
): Promise<string> {
  const sid = await twilio.open(bookingId, knownSid)
  if (sid !== knownSid) await saveSid(context.db, id, sid)
  await setPeopleAtTwilio(context, twilio, { id, sid })
  return sid
}

/** Gives a conversation at Twilio the people whom it has here. */
export async function setPeopleAtTwilio(
  context: Context,
  twilio: TwilioChat,
  { id, sid }: { readonly id: ConversationId; readonly sid: string },
): Promise<void> {
  const people = await listParticipants(context.db, id)
  await twilio.setPeople(
    sid,
    people.map(({ user_profile_id, name }) => ({ identity: identityOf(user_profile_id), name })),
  )
}
