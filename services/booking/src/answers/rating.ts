/** An average is shown from three ratings on (domain.md, "Booking a service"). */
const shownFrom = 3

export function ratingOf(average: number | null, count: number | null): { average: number | null; count: number } {
  const ratingCount = count ?? 0
  return { average: ratingCount >= shownFrom ? average : null, count: ratingCount }
}
