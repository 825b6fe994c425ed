import { limits } from '@waymark/domain/limits'

const [minLength] = limits.passwordLength

/** What a new password must be, before one types. */
export function PasswordRules() {
  return <>At least {minLength} characters, not counting spaces. Not a common password, and not your name or email.</>
}
