/** An address with its unit in front: "Unit 3, 42 Daniell Street, Newtown". Who wrote "Flat 3" has said what it is. */
export function addressWithUnit(unit: string | null | undefined, address: string): string {
  const typed = unit?.trim() ?? ''
  if (typed === '') return address
  return `${/^\d/.test(typed) ? 'Unit ' : ''}${typed}, ${address}`
}
