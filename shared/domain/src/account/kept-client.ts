/** An address for a client who has none; nothing is sent to it, and nobody can own it. */
export function noEmail(key: string): string {
  return `client-${key}@kept${unreachable}`
}

const unreachable = '.invalid'

/** Whether emails can go to an address: not to a client without one. */
export function isReachable(email: string): boolean {
  return !email.endsWith(unreachable)
}
