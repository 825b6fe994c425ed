import type { Location } from '../location-draft.ts'

export type VisitorWord = Location['visitorFeedback'][number]

const verdicts = { right: 'it is right', wrong: 'it is wrong', missing: 'it is missing' } as const
const order = ['right', 'wrong', 'missing'] as const

/** "Visitors: 2 say it is right, 1 says it is wrong", or null when nobody has said anything about this option. */
export function visitorLine(feedback: readonly VisitorWord[], optionId: number): string | null {
  const said = feedback.filter(({ accessibilityOptionId }) => accessibilityOptionId === optionId)
  const parts = order.flatMap((says) => {
    const count = said.filter((one) => one.says === says).length
    return count === 0 ? [] : [`${count} ${count === 1 ? 'says' : 'say'} ${verdicts[says]}`]
  })
  return parts.length === 0 ? null : `Visitors: ${parts.join(', ')}`
}
