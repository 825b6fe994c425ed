import { networkLimit } from '@waymark/contracts/limits'
import { networkOf } from '@waymark/service-kit/network-of'

/** Counts a call; returns the seconds to wait when the address made too many this minute. */
export type CountAddress = (address: string) => number | undefined

const windowMs = networkLimit.windowSeconds * 1000
const maxAddresses = 100_000

/**
 * Limits what one address can cost this process, before anything else is spent on it. The exact limits belong to the
 * calls; this one is per process and resets every minute, so it needs no store.
 */
export function createAddressLimit(callsPerMinute: number, now: () => number = Date.now): CountAddress {
  if (callsPerMinute === 0) return () => undefined
  const counts = new Map<string, number>()
  let endsAtMs = 0
  return (address) => {
    const nowMs = now()
    if (nowMs >= endsAtMs || counts.size > maxAddresses) {
      counts.clear()
      endsAtMs = nowMs + windowMs
    }
    const network = networkOf(address)
    const calls = (counts.get(network) ?? 0) + 1
    counts.set(network, calls)
    return calls > callsPerMinute ? Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000)) : undefined
  }
}

/** The client's address: the connection's, or the one reported by our own proxies. */
export function clientAddress(remote: string | undefined, forwardedFor: string | undefined, proxyHops: number): string {
  if (proxyHops === 0 || forwardedFor === undefined) return remote ?? ''
  const chain = forwardedFor.split(',').map((item) => item.trim())
  return chain.at(-proxyHops) ?? chain[0] ?? remote ?? ''
}
