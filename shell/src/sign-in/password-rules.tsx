import { limits } from '@waymark/domain/limits'

const [minLength] = limits.passwordLength

/** The rules for a new password, shown before typing. */
export function PasswordRules() {
  return <>At least {minLength} characters, not counting spaces. Not a common password, and not your name or email.</>
}
