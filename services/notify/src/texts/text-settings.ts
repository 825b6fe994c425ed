import type { AnswerOf } from '@waymark/contracts/define-call'
import type { notification } from '@waymark/contracts/notification'
import { bookingEmailKinds, bookingEmailNames } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { findTextPhone, listTextKinds } from '../db/text-phones.ts'

/** Where a person's text messages go and what they are about: nothing, until they switch it on. */
export async function textSettingsOf(
  { textService, now }: Context,
  db: Kysely<NotifyDatabase>,
  userProfileId: UserProfileId,
): Promise<AnswerOf<typeof notification.getTextSettings>> {
  const [found, kinds] = await Promise.all([findTextPhone(db, userProfileId), listTextKinds(db, userProfileId)])
  const isWaiting = found?.code_ends_at != null && found.code_ends_at > now()
  return {
    isOffered: textService !== undefined,
    phone: found?.phone ?? null,
    newPhone: isWaiting ? found.new_phone : null,
    isStopped: found?.stopped_at != null,
    preferences: bookingEmailKinds.map((kind) => ({ kind, name: bookingEmailNames[kind], isWanted: kinds.has(kind) })),
  }
}
