/** How many wait before somebody, as a sentence. */
export function groupsText(groupsBefore: number): string {
  if (groupsBefore === 0) return 'Nobody is ahead of you.'
  return groupsBefore === 1 ? '1 group is ahead of you.' : `${groupsBefore} groups are ahead of you.`
}
