/** 50350, and 50300 of Programmable Chat: not found; 20404 and 404: the same by REST. */
const missing: readonly number[] = [50300, 50350, 20404, 404]
/** The name is taken, or the participant is in it. */
const already: readonly number[] = [50307, 50353, 50404, 50416, 50433, 409]

export function isMissing(error: unknown): boolean {
  return missing.includes(codeOf(error))
}

export function isAlready(error: unknown): boolean {
  return already.includes(codeOf(error))
}

function codeOf(error: unknown): number {
  if (!(error instanceof Error)) return 0
  if ('code' in error && typeof error.code === 'number') return error.code
  return 'status' in error && typeof error.status === 'number' ? error.status : 0
}
