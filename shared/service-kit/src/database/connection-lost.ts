/** SQLSTATE classes and socket errors of a server that went away or is still starting. */
const lostStates = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006'])
const lostSockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// The last one is a pool whose connections were all in use for too long.
const lostMessages =
  /Connection terminated|not queryable|timeout expired|Client was closed|timeout exceeded when trying to connect/

/** Whether an error is a lost connection rather than a wrong statement. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return lostStates.has(code) || lostSockets.has(code) || lostMessages.test(error.message)
}
