const firstMs = 500
const longestMs = 30_000

/** How long to wait before try number `attempt` (from 0): 0.5 s doubling to 30 s, each between half and all of it. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const mostMs = Math.min(longestMs, firstMs * 2 ** attempt)
  return mostMs / 2 + (mostMs / 2) * random()
}
