import { service } from '@waymark/contracts/service'
import { limits } from '@waymark/domain/limits'
import { useCall } from '@waymark/web-kit/use-call'

const [, , , maxPage] = limits.pageSizes

/** All services of a location, for bulk changes: two pages hold as many as can change at once. */
export function useServicesOfArea(serviceAreaId: number | undefined) {
  const of = { serviceAreaId: serviceAreaId ?? 0, pageSize: maxPage }
  const call = service.getServiceAreaServiceByServiceAreaId
  const first = useCall(call, of, { enabled: serviceAreaId !== undefined })
  const hasMore = first.data !== undefined && first.data.totalCount > maxPage
  const second = useCall(call, { ...of, pageNumber: 2 }, { enabled: hasMore })
  const last = hasMore ? second : first
  return {
    data: first.data && last.data && (hasMore ? [...first.data.items, ...last.data.items] : first.data.items),
    error: first.error ?? last.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all([first.refetch(), ...(hasMore ? [second.refetch()] : [])]),
  }
}
