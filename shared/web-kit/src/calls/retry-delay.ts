const firstMs = 500
const maxMs = 30_000

/** How long to wait before try number `attempt` (from 0): 0.5 s doubling to 30 s, each between half and all of it. */
export function retryDelayMs(attempt: number, random: () => number = Math.random): number {
  const delayMs = Math.min(maxMs, firstMs * 2 ** attempt)
  return delayMs / 2 + (delayMs / 2) * random()
}
