/** How many wait before somebody, as a sentence. */
export function groupsText(groupsBefore: number): string {
  if (groupsBefore === 0) return 'Nobody waits before you.'
  return groupsBefore === 1 ? '1 group waits before you.' : `${groupsBefore} groups wait before you.`
}
