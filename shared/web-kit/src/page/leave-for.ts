/** Leaves for an external page, such as a checkout; Back returns to this page. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
