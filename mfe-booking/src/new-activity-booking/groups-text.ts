/** How many wait before a group, and that one of several waits for all its spaces. */
export function groupsText(groupsBefore: number, spaces: number): string {
  return spaces > 1 ? `${aheadText(groupsBefore)} ${oneByOneText}` : aheadText(groupsBefore)
}

const oneByOneText = 'Spaces that come free one by one go to others until there are enough for all of you.'

function aheadText(groupsBefore: number): string {
  if (groupsBefore === 0) return 'Nobody is ahead of you.'
  return groupsBefore === 1 ? '1 group is ahead of you.' : `${groupsBefore} groups are ahead of you.`
}
