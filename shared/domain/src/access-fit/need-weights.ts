/** How much a person needs something of a place. */
export const needWeights = ['must', 'would help'] as const
export type NeedWeight = (typeof needWeights)[number]
