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

export const priceCents = () => cents().check(z.lte(maxPriceCents, 'Give at most $10,000.'))
