import { useSearchParams } from '@waymark/web-kit/router'

/** A time that somebody was told of, and who would come then; from the link of the notice. */
export interface OfferedTime {
  readonly day: string
  readonly time: string
  /** Null for anybody. */
  readonly staffId: number | null
}

/** The time that the address names, or null. */
export function useOfferedTime(): OfferedTime | null {
  const [query] = useSearchParams()
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):00$/.exec(query.get('time') ?? '')
  const [, day, time] = match ?? []
  if (day === undefined || time === undefined) return null
  const staffId = Number(query.get('staff'))
  return { day, time, staffId: Number.isSafeInteger(staffId) && staffId > 0 ? staffId : null }
}
