import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { cents } from './shapes.ts'

export const maxPriceCents = 1_000_000

export const age = () =>
  z
    .int(`Choose an age from ${limits.ageMin} to ${limits.ageMax}.`)
    .check(
      z.gte(limits.ageMin, `Choose an age from ${limits.ageMin} to ${limits.ageMax}.`),
      z.lte(limits.ageMax, `Choose an age from ${limits.ageMin} to ${limits.ageMax}.`),
    )

/** The least that Stripe takes by card, in both currencies. */
const minPriceCents = 50

/** What a space may cost: nothing, or what can be paid by card. */
export const priceCents = () =>
  atMostCents().check(z.refine((cents) => cents === 0 || cents >= minPriceCents, 'Give 0 for free, or at least $0.50.'))

/** A price to narrow a list by. */
export const atMostCents = () => cents().check(z.lte(maxPriceCents, 'Give at most $10,000.'))
