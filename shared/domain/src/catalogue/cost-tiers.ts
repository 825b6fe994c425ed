import { type CostTier, costTier } from '../enums.ts'

/** The label of a tier, and its meaning in words for those who cannot see the signs. */
export interface CostTierName {
  readonly id: CostTier
  readonly label: keyof typeof costTier
  readonly description: string
}

/** Exclusive upper bounds of the tiers, in cents of either currency. */
const cheapBelowCents = 5000
const middleBelowCents = 12_000

/** The tiers of calls.md section 9, ids 3 to 6. */
export const costTiers: readonly CostTierName[] = [
  { id: costTier.Free, label: 'Free', description: 'Costs nothing' },
  { id: costTier.$, label: '$', description: 'Less than $50' },
  { id: costTier.$$, label: '$$', description: '$50 to $119' },
  { id: costTier.$$$, label: '$$$', description: '$120 or more' },
]

/** The tier of a price in cents. */
export function costTierOf(priceCents: number): CostTier {
  if (priceCents <= 0) return costTier.Free
  if (priceCents < cheapBelowCents) return costTier.$
  return priceCents < middleBelowCents ? costTier.$$ : costTier.$$$
}
