import { limits } from '@waymark/domain/limits'

const [minLength] = limits.passwordLength

/** What a new password must be, before one types. */
export function PasswordRules() {
  return <>At least {minLength} characters, spaces do not count. Not a common password, and not your name or email.</>
}
