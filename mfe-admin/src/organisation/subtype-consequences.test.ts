import { businessSubtype } from '@waymark/domain/enums'
import { describe, expect, it } from 'vitest'
import { subtypeConsequences } from './subtype-consequences.ts'

const provider = { businessAccountSubtype: businessSubtype.ServiceProvider, onboardingStep: 4, userCount: 3 }

describe('what a change of kind does', () => {
  it('names what is gained and lost, and the longer set-up', () => {
    expect(subtypeConsequences(provider, businessSubtype.Council)).toEqual([
      'Nobody there can manage its services any more. Services on offer can still be booked, and everything that was entered is kept.',
      'It can run activities and events, and gets the pages for them.',
      'Its people go back to the set-up: 3 steps are left to do.',
      '3 people see the new menu within ten minutes.',
      'Nothing is deleted: changing it back brings everything back.',
    ])
  })

  it('says when the set-up counts as finished', () => {
    const hybrid = { businessAccountSubtype: businessSubtype.Hybrid, onboardingStep: 5, userCount: 1 }
    expect(subtypeConsequences(hybrid, businessSubtype.ServiceProvider)).toContain(
      'Nobody there can manage its activities and events any more, nor check anybody in. Sessions that are open can still be booked and paid for, and everything that was entered is kept.',
    )
    expect(subtypeConsequences(hybrid, businessSubtype.ServiceProvider)).toContain('Its set-up counts as finished.')
    expect(subtypeConsequences(hybrid, businessSubtype.ServiceProvider)).toContain(
      '1 person sees the new menu within ten minutes.',
    )
  })
})
