import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'

/** Resolves to what `work` returns, or to `taken` when a concurrent request took the address. */
export async function unlessEmailTaken<Answer>(work: Promise<Answer>): Promise<Answer | 'taken'> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'user_profile_email_key') || isUniqueViolation(error, 'user_profile_team_email'))
      return 'taken'
    throw error
  }
}
