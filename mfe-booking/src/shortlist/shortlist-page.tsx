import { useSearchParams } from '@waymark/web-kit/router'
import { comparedIds, isComparison } from './compare-query.ts'
import { Comparison } from './comparison.tsx'
import { StarredPlaces } from './starred-places.tsx'

/** The places that the person starred, or some of them side by side. */
export function ShortlistPage() {
  const [query] = useSearchParams()
  const ids = comparedIds(query)
  return isComparison(query) ? <Comparison ids={ids} /> : <StarredPlaces comparedIds={ids} />
}
