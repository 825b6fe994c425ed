import type { account } from '@waymark/contracts/account'
import type { AnswerOf } from '@waymark/contracts/define-call'
import { bookingEmailKinds, bookingEmailNames } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'

/** Every kind is sent unless the person turned it off. */
export function emailPreferencesOf(
  userProfileId: UserProfileId,
  unwanted: ReadonlySet<string>,
): AnswerOf<typeof account.getUserEmailPreferences> {
  const preferences = bookingEmailKinds.map((kind) => ({
    emailKind: kind,
    name: bookingEmailNames[kind],
    isWanted: !unwanted.has(kind),
  }))
  return { userProfileId, preferences }
}
