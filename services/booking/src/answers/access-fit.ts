import type { needAnswer } from '@waymark/contracts/booking-shapes'
import { isBrought } from '@waymark/domain/access-fit/brought'
import { type AccessFact, accessFit, type Fit } from '@waymark/domain/access-fit/fit'
import type * as z from 'zod/mini'
import type { listNeeds } from '../db/clients.ts'

type Needs = Awaited<ReturnType<typeof listNeeds>>

/** The needs that can be met by people who come to somebody: of a building, nothing is met there. */
export function needsAtHome(needs: Needs): Needs {
  return needs.filter(({ accessibilityOptionId }) => isBrought(accessibilityOptionId))
}

/** How well an area with these facts meets these needs while some options are out of order. */
export function fitOf(needs: Needs, facts: readonly AccessFact[] = [], outOptionIds: readonly number[] = []): Fit {
  const profile = needs.map(({ accessibilityOptionId, weight, threshold }) => ({
    optionId: accessibilityOptionId,
    weight,
    threshold,
  }))
  return accessFit(profile, facts, outOptionIds)
}

/** Each need with its outcome, in profile order. */
export function fitAnswer({ results }: Fit): z.input<typeof needAnswer>[] {
  return results.map(({ need, outcome }) => ({
    accessibilityOptionId: need.optionId,
    threshold: need.threshold,
    outcome,
  }))
}
