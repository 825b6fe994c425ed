/** Minimum number of ratings to show an average (domain.md, "Booking a service"). */
export const ratingsToShow = 3

/** The average stars of a service area, or null while too few people have rated it. */
export function shownAverage(average: number | null, ratingCount: number): number | null {
  return ratingCount >= ratingsToShow ? average : null
}
