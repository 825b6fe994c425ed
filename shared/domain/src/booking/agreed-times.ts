/** When a session takes place, and when it was to take place as its client booked it; null where it never moved since. */
export interface AgreedTimes {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly agreedStartsAt: Date | null
  readonly agreedEndsAt: Date | null
}

/** Whether its organiser has moved a session since it was booked; one that has moved back is as it was agreed. */
export function isMovedSinceBooked({ startsAt, endsAt, agreedStartsAt, agreedEndsAt }: AgreedTimes): boolean {
  if (agreedStartsAt === null || agreedEndsAt === null) return false
  return agreedStartsAt.getTime() !== startsAt.getTime() || agreedEndsAt.getTime() !== endsAt.getTime()
}
