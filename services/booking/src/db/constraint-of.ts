/** The name of the constraint (unique or check) that refused a statement; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined
  const isRefused = error.code === '23505' || error.code === '23514'
  return isRefused && typeof error.constraint === 'string' ? error.constraint : undefined
}
