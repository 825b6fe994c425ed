/** How long before the start people can be checked in. */
export const checkInOpensHours = 2

/** When check-in of a session opens. */
export function checkInOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - checkInOpensHours * 3_600_000)
}

/** Whether somebody is there, as marked at an instant by a device. */
export interface CheckInMark {
  readonly isHere: boolean
  readonly at: Date
}

/**
 * Whether a mark changes what is known of a person: the newest mark counts, so that devices that were offline can send
 * theirs in any order and any number of times.
 */
export function isNewerMark(mark: CheckInMark, markedAt: Date | null): boolean {
  return markedAt === null || mark.at > markedAt
}

/** When a mark was made: a device whose clock is ahead cannot mark the future. */
export function markTime(at: string | undefined, now: Date): Date {
  const marked = at === undefined ? now : new Date(at)
  return marked > now ? now : marked
}
