/** As for a hung service: what does not answer within 8 s on an ordinary line is down. */
const usualMs = 8000
/** Longer than this nobody waits for a page. */
const maxMs = 60_000
/** A script of a remote is as large as several of the page's, and others load beside it. */
const slowFactor = 4

/**
 * How long to wait for a part of a remote, in milliseconds: where the scripts that have come took long, the line is slow,
 * and a remote that comes slowly is not down.
 */
export function patienceMs(): number {
  const tookMs = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ duration }) => duration)
  return Math.min(maxMs, Math.max(usualMs, slowFactor * Math.max(0, ...tookMs)))
}
