import type { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookingEmailKinds, bookingEmailNames } from '@waymark/domain/account/email-kinds'

/** Every kind is sent unless the person turned it off. */
export function emailPreferencesOf(
  userProfileId: number,
  unwanted: ReadonlySet<string>,
): OutputOf<typeof account.getUserEmailPreferences> {
  const preferences = bookingEmailKinds.map((kind) => ({
    emailKind: kind,
    name: bookingEmailNames[kind],
    isWanted: !unwanted.has(kind),
  }))
  return { userProfileId, preferences }
}
