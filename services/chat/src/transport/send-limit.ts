import type { UserProfileId } from '@waymark/domain/ids'
/** The rate limit of a person's messages. */
export interface SendLimit {
  /** Counts one message; false when there were too many in the last minute. */
  take(userProfileId: UserProfileId): boolean
}

const maxPerMinute = 30
const windowMs = 60_000

/** Counts per process: sockets to several processes multiply a person's limit. */
export function createSendLimit(now: () => Date): SendLimit {
  const sentMs = new Map<number, number[]>()
  return {
    take(userProfileId) {
      const nowMs = now().getTime()
      const recent = (sentMs.get(userProfileId) ?? []).filter((atMs) => atMs > nowMs - windowMs)
      if (recent.length >= maxPerMinute) return false
      sentMs.set(userProfileId, [...recent, nowMs])
      if (sentMs.size > 10_000) forgetIdle(sentMs, nowMs)
      return true
    },
  }
}

function forgetIdle(sentMs: Map<number, number[]>, nowMs: number): void {
  for (const [userProfileId, times] of sentMs)
    if (times.every((atMs) => atMs <= nowMs - windowMs)) sentMs.delete(userProfileId)
}
