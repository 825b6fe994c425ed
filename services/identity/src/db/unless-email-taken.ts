import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'

/** What `work` answers, or `taken` when somebody else took the address at the same moment. */
export async function unlessEmailTaken<Answer>(work: Promise<Answer>): Promise<Answer | 'taken'> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'user_profile_email_key')) return 'taken'
    throw error
  }
}
