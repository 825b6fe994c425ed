import type { UserProfileId } from '@waymark/domain/ids'

/** Sockets that one person may hold in this process: more tabs than anybody keeps open. */
const maxSocketsOfPerson = 10
/** Frames that a socket may send at once, and per second after that. */
const frameBurst = 60
const framesPerSecond = 20

const socketsOf = new Map<UserProfileId, number>()

/** Takes a place for one more socket of a person; returns how to give it back, or undefined when they hold too many. */
export function takeSocketPlace(userProfileId: UserProfileId): (() => void) | undefined {
  const held = socketsOf.get(userProfileId) ?? 0
  if (held >= maxSocketsOfPerson) return undefined
  socketsOf.set(userProfileId, held + 1)
  return () => {
    const left = (socketsOf.get(userProfileId) ?? 1) - 1
    if (left > 0) socketsOf.set(userProfileId, left)
    else socketsOf.delete(userProfileId)
  }
}

/** Whether a socket may send one more frame; a bucket that refills while it is quiet. */
export function createFrameBudget(now: () => number = () => performance.now()): () => boolean {
  let frames = frameBurst
  let filledAtMs = now()
  return () => {
    const nowMs = now()
    frames = Math.min(frameBurst, frames + ((nowMs - filledAtMs) / 1000) * framesPerSecond)
    filledAtMs = nowMs
    if (frames < 1) return false
    frames -= 1
    return true
  }
}
