import { cleanPassword, type PasswordOwner, passwordRefusal } from '@waymark/domain/account/password'

/** Why a new password is refused, or null: the rules that the form knows, and the lists that are too long for a page. */
export async function newPasswordRefusal(typed: string, owner: PasswordOwner): Promise<string | null> {
  const refusal = passwordRefusal(typed, owner)
  if (refusal !== null) return refusal
  return (await leakedPasswords()).has(cleanPassword(typed).toLowerCase())
    ? 'This password is on lists of stolen ones. Choose one that is harder to guess.'
    : null
}

let leaked: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 passwords of leaked lists in lower case, loaded with the first new password. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  leaked ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return leaked
}
