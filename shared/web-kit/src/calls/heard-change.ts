import { ownChangeSeconds } from '@waymark/contracts/lag'

let heardAtMs = Number.NEGATIVE_INFINITY

/** Notes that something has just changed, here or elsewhere: what is asked next must show it. */
export function noteChange(): void {
  heardAtMs = performance.now()
}

/** Asks for an answer of now while a standby of the database may not have the change yet; a frame keeps no cookie that says so. */
export function freshnessHeaders(): Record<string, string> {
  return performance.now() - heardAtMs < ownChangeSeconds * 1000 ? { 'cache-control': 'no-cache' } : {}
}
