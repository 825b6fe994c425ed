import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { map } from '@waymark/contracts/map'
import { useCall } from '@waymark/web-kit/use-call'

/** The view that filters are counted in. */
export type CountedView = InputOf<typeof map.getFilterCounts>
export type FilterCounts = OutputOf<typeof map.getFilterCounts>

/** How many places each filter would show; undefined until that is known, and where it does not load. */
export function useFilterCounts(view: CountedView): FilterCounts | undefined {
  return useCall(map.getFilterCounts, view, { keepPrevious: true, ignore401: true }).data
}

/** The count of one value; none has 0, and without an answer there is none to show. */
export function countOf(
  counts: readonly { readonly id: number; readonly count: number }[] | undefined,
  id: number,
): number | undefined {
  return counts && (counts.find((row) => row.id === id)?.count ?? 0)
}
