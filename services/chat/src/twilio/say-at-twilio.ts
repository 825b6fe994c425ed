import { jobs } from '@waymark/contracts/jobs'
import type { BookingId, ConversationId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { identityOf } from '../answers/identity.ts'
import type { Context } from '../context.ts'
import { findSid } from '../db/conversations.ts'
import { findMessageIndex } from '../db/messages.ts'
import { openAtTwilio } from './open-at-twilio.ts'
import type { TwilioChat } from './twilio-chat.ts'

/** Writes a message at Twilio for somebody, and has it copied. What was copied with the same key is not written again. */
export async function sayAtTwilio(
  context: Context,
  twilio: TwilioChat,
  { id, bookingId }: { readonly id: ConversationId; readonly bookingId: BookingId },
  { authorId, body, clientId }: { readonly authorId: UserProfileId; readonly body: string; readonly clientId: string },
): Promise<{ index: number }> {
  const known = await findMessageIndex(context.db, id, { authorId, clientId })
  if (known !== undefined) return { index: known }
  const knownSid = (await findSid(context.db, id)) ?? ''
  const sid = await openAtTwilio(context, twilio, { id, sid: knownSid, bookingId })
  const { index } = await twilio.say(sid, { author: identityOf(authorId), body, clientId })
  await context.db.transaction().execute((trx) => addToOutbox(trx, jobs.chat.copyMessages, { sid }))
  return { index }
}
