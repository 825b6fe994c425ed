import { dayNumber, mondayOf } from '@waymark/domain/schedule/wall-clock'
import { useSearchParams } from '@waymark/web-kit/router'

/** The tabs of the screen, as the URL names them. */
export const scheduleTabs = ['weekly', 'away', 'many'] as const
export type ScheduleTab = (typeof scheduleTabs)[number]

/** What the URL says about the screen, so that a link or the back button restores the same view; null means not given. */
export interface SchedulingQuery {
  readonly serviceAreaServiceId: number | null
  readonly tab: ScheduleTab
  readonly monday: string | null
}

/** Reads and writes the query of /service-area/scheduling. */
export function useSchedulingQuery(): {
  readonly query: SchedulingQuery
  readonly change: (changes: Partial<SchedulingQuery>) => void
} {
  const [params, setParams] = useSearchParams()
  return {
    query: readSchedulingQuery(params),
    change: (changes) =>
      setParams((now) => writeSchedulingQuery({ ...readSchedulingQuery(now), ...changes }), {
        preventScrollReset: true,
      }),
  }
}

/** An invalid week counts as not given; any day of a week names it. */
export function readSchedulingQuery(params: URLSearchParams): SchedulingQuery {
  const serviceId = Number(params.get('service'))
  const day = params.get('week')
  return {
    serviceAreaServiceId: Number.isInteger(serviceId) && serviceId > 0 ? serviceId : null,
    tab: scheduleTabs.find((tab) => tab === params.get('tab')) ?? 'weekly',
    monday: day === null || dayNumber(day) === null ? null : mondayOf(day),
  }
}

export function writeSchedulingQuery({ serviceAreaServiceId, tab, monday }: SchedulingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (serviceAreaServiceId !== null) params.set('service', String(serviceAreaServiceId))
  if (tab !== 'weekly') params.set('tab', tab)
  if (monday !== null) params.set('week', monday)
  return params
}
