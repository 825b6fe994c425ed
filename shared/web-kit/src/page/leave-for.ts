/** Leaves for a page of somebody else, such as a checkout; the browser's way back leads to this page again. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
