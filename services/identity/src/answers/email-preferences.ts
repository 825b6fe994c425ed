import type { account } from '@waymark/contracts/account'
import type { AnswerOf } from '@waymark/contracts/define-call'
import {
  type BookingEmailKind,
  bookingEmailNames,
  firstEmailKinds,
  laterEmailKinds,
} from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'

/** Every kind is sent unless the person turned it off. */
export function emailPreferencesOf(
  userProfileId: UserProfileId,
  unwanted: ReadonlySet<string>,
): AnswerOf<typeof account.getUserEmailPreferences> {
  const preferenceOf = <Kind extends BookingEmailKind>(emailKind: Kind) => ({
    emailKind,
    name: bookingEmailNames[emailKind],
    isWanted: !unwanted.has(emailKind),
  })
  return {
    userProfileId,
    preferences: firstEmailKinds.map(preferenceOf),
    laterPreferences: laterEmailKinds.map(preferenceOf),
  }
}
