/** What `work` answers, or `taken` when somebody else took the address at the same moment. */
export async function unlessEmailTaken<Answer>(work: Promise<Answer>): Promise<Answer | 'taken'> {
  try {
    return await work
  } catch (error) {
    if (isTaken(error)) return 'taken'
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'user_profile_email_key'
}
