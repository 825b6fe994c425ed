/**
 * Sentences of the source, verbatim (product.md sections 2 and 5, calls.md section 8). The functions below fill
 * `{name}` and `N`.
 */
export const texts = {
  network: 'Network Error(error {code})',
  logBackIn: 'Please log back in',
  export: 'There is something wrong during exporting data! ',
  notFoundTitle: 'Ooops!',
  notFound: 'This page could not be found',
  errorPageFailed: 'An error occurred while showing the error page',
  noPermission: "Cannot access details. You don't have permission to access this page.",
  unsavedSchedule: 'Please save your data first.',
  coordinate: 'The {field} is not valid.',
  tooClose: 'Cannot cancel/change booking within N hours of start time.',
  notBegun: 'It can be completed once it has begun.',
  notConfirmed: 'Cannot cancel/change booking which is not confirmed status',
  copied: 'Copied to clipboard',
  noAge: 'None',
  success: 'Success',
  info: 'Info',
  modeLabels: ['My Account', 'My Community'],
  tagline: 'your world, your way',
} as const

/** A cancelled booking that was to be paid at the door. */
export const nothingDueText = 'Nothing was paid and nothing is to pay'

/** Why a booking of a session was never made: its client gave the held spaces back. */
export const spacesGivenBackText = 'Spaces given back'

/** What stands at whatever is still booked on a day that was closed since; `reason` is why it was closed. */
export function closedDayText(reason: string): string {
  return `Closed that day: ${reason}`
}

/** "Network Error(error 524)": `code` is the HTTP status that the client treats as a network error. */
export function networkText(code: number): string {
  return texts.network.replace('{code}', String(code))
}

/**
 * "Cannot cancel/change booking within 3 hours of start time."; `{hours}` leaves the number as a contract's
 * placeholder.
 */
export function tooCloseText(cutoffHours: number | '{hours}'): string {
  return texts.tooClose.replace('N', String(cutoffHours))
}

/** "The latitude is not valid.": `field` is the field's name as shown. */
export function coordinateText(field: string): string {
  return texts.coordinate.replace('{field}', () => field)
}
