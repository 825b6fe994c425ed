/** The staff member that a list's filter in the URL names, or null for everyone. */
export function staffIdOf(filter: readonly string[]): number | null {
  const id = Number(filter[0])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
