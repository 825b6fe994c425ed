import type { LocationRow } from '../db/venues-in-view.ts'

/** One page of public locations. */
export function locationsAnswer(
  rows: readonly LocationRow[],
  page: { readonly pageNumber: number; readonly pageSize: number },
) {
  return {
    items: rows.map(({ lat, lng, totalCount: _counted, ...location }) => ({
      ...location,
      latitude: lat,
      longitude: lng,
    })),
    totalCount: rows[0]?.totalCount ?? 0,
    ...page,
  }
}
