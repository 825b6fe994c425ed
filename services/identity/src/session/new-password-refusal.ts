import { cleanPassword, type PasswordOwner, passwordRefusal } from '@waymark/domain/account/password'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 50,000 passwords of leaked lists, the most used first, in lower case. */
const leaked = new Set(dictionary['passwords-common'])

/** Why a new password is refused, or null: the rules that the form knows, and the lists that are too long for a page. */
export function newPasswordRefusal(typed: string, owner: PasswordOwner): string | null {
  const refusal = passwordRefusal(typed, owner)
  if (refusal !== null) return refusal
  return leaked.has(cleanPassword(typed).toLowerCase())
    ? 'This password is on lists of stolen ones. Choose one that is harder to guess.'
    : null
}
