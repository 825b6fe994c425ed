import type { OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { AccessFact, AccessNeed } from '@waymark/domain/access-fit/fit'
import type { VenuesInView } from '@waymark/web-kit/use-venues-in-view'

export type Venue = OutputOf<typeof serviceArea.getVenueMapData>
export type VenueFact = Venue['accessibilityFacts'][number]
export type KnownNeed = AccessNeed

/** A venue's fact as Access Fit reads it, with what the screen shows about it. */
export interface ToldFact extends AccessFact {
  readonly told: VenueFact
}

export const toldFact = (told: VenueFact): ToldFact => ({
  optionId: told.accessibilityOptionId,
  state: told.value,
  measure: told.measure,
  told,
})

/** The person's needs as the map answers them. */
export const knownNeeds = (needs: VenuesInView['needs']): KnownNeed[] =>
  needs.map(({ accessibilityOptionId, weight, threshold }) => ({
    optionId: accessibilityOptionId,
    weight,
    threshold,
  }))
