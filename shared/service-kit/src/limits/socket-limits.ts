import { socketLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import type { LimitStore } from './limit-store.ts'
import { networkOf } from './network-of.ts'
import type { Leave } from './places.ts'

const { heldByNetwork, heldByPerson, openedByNetwork, frameBurst, framesPerSecond, framesOfPerson } = socketLimits

/** Frames of a person that a process counts together. */
const framesTogether = 60

/** What bounds the sockets of a service. */
export interface SocketBounds {
  /** Takes the place of a new socket from `address`; undefined when there are too many. */
  open(address: string): Promise<Leave | undefined>
  /** Takes a place of the person who signed in with one. */
  signIn(userProfileId: UserProfileId): Promise<Leave | undefined>
  /** Counts a frame of a signed-in person; false when there were too many. */
  frame(userProfileId: UserProfileId): Promise<boolean>
}

export function createSocketBounds(store: LimitStore): SocketBounds {
  /** Frames that were counted already, of each person with sockets here. */
  const paidOf = new Map<UserProfileId, { sockets: number; frames: number }>()
  return {
    open: async (address) => {
      const network = networkOf(address)
      if ((await store.count(`sockets ${network}`, openedByNetwork)) !== undefined) return undefined
      return store.places.take(`network ${network}`, heldByNetwork)
    },
    signIn: async (userProfileId) => {
      const leave = await store.places.take(`person ${userProfileId}`, heldByPerson)
      if (!leave) return undefined
      const paid = paidOf.get(userProfileId) ?? { sockets: 0, frames: 0 }
      paidOf.set(userProfileId, paid)
      paid.sockets += 1
      return () => {
        leave()
        paid.sockets -= 1
        if (paid.sockets === 0) paidOf.delete(userProfileId)
      }
    },
    frame: async (userProfileId) => {
      const paid = paidOf.get(userProfileId)
      if (!paid) return true
      if (paid.frames === 0) {
        const waitSeconds = await store.count(`frames ${userProfileId}`, framesOfPerson, framesTogether)
        if (waitSeconds !== undefined) return false
        paid.frames += framesTogether
      }
      paid.frames -= 1
      return true
    },
  }
}

/** Whether a socket may send one more frame; a bucket that refills while it is quiet. */
export function createFrameBudget(now: () => number = () => performance.now()): () => boolean {
  let frames: number = frameBurst
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
