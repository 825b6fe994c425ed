import { shownAverage } from '@waymark/domain/booking/rating'

export function ratingOf(average: number | null, count: number | null): { average: number | null; count: number } {
  const ratingCount = count ?? 0
  return { average: shownAverage(average, ratingCount), count: ratingCount }
}
