import { expect, test } from 'vitest'
import { businessSubtype } from '../enums.ts'
import {
  isOnboarding,
  mayOpenOnboardingStep,
  nextOnboardingStep,
  onboardingStepAfter,
  onboardingStepCount,
  onboardingStepLabels,
  onboardingSteps,
  skippedSteps,
} from './onboarding.ts'

const { Hybrid, ServiceProvider, ActivityOperator, Council } = businessSubtype

test('has seven steps for Hybrid, ActivityOperator and Council, four for ServiceProvider', () => {
  for (const [subtype, count] of [
    [Hybrid, 7],
    [ServiceProvider, 4],
    [ActivityOperator, 7],
    [Council, 7],
  ] as const) {
    expect(onboardingStepCount(subtype)).toBe(count)
    expect(onboardingSteps(subtype)).toHaveLength(count)
    for (const step of onboardingSteps(subtype)) expect(onboardingStepLabels[step]).not.toBe('')
  }
})

test('has services as the fourth step, or venue accessibility where there are none', () => {
  expect(onboardingSteps(Hybrid)[3]).toBe('servicesAndTimes')
  expect(onboardingSteps(ServiceProvider)[3]).toBe('servicesAndTimes')
  expect(onboardingSteps(ActivityOperator)[3]).toBe('venueAccessibility')
  expect(onboardingSteps(Council)[3]).toBe('venueAccessibility')
})

test('keeps a business onboarding below its step count, an individual never', () => {
  const at = (subtype: typeof Hybrid | typeof ServiceProvider, onboardingStep: number) =>
    isOnboarding({ accountType: 'Business', subtype, onboardingStep })
  expect([0, 3, 6, 7, 8].map((step) => at(Hybrid, step))).toEqual([true, true, true, false, false])
  expect([0, 3, 4, 7].map((step) => at(ServiceProvider, step))).toEqual([true, true, false, false])
  expect(isOnboarding({ accountType: 'Individual', subtype: null, onboardingStep: 0 })).toBe(false)
})

test('allows going back and on by one, but no skipping ahead', () => {
  expect([1, 2, 3, 4].map((step) => mayOpenOnboardingStep(Hybrid, 2, step))).toEqual([true, true, true, false])
  expect(mayOpenOnboardingStep(Hybrid, 7, 7)).toBe(true)
  expect(mayOpenOnboardingStep(Hybrid, 7, 8)).toBe(false)
  expect(mayOpenOnboardingStep(Hybrid, 2, 0)).toBe(false)
  expect(nextOnboardingStep(ServiceProvider, 4)).toBe(4)
  expect(onboardingStepAfter(5, 2)).toBe(5)
  expect(onboardingStepAfter(5, 6)).toBe(6)
})

test('tells what was skipped from what is done', () => {
  const nothing = {
    hasLogoOrDescription: false,
    hasFacts: false,
    hasActivities: false,
    hasCardAccount: false,
    hasTeam: false,
  }
  const at = (onboardingStep: number, has = {}) =>
    skippedSteps({ subtype: Council, onboardingStep }, { ...nothing, ...has })
  expect(at(1)).toEqual([])
  expect(at(3)).toEqual(['logoAndDescription'])
  expect(at(5, { hasLogoOrDescription: true })).toEqual(['venueAccessibility', 'firstActivity'])
  const some = { hasLogoOrDescription: true, hasFacts: true, hasCardAccount: true }
  expect(at(7, some)).toEqual(['firstActivity', 'teamInvitations'])
  expect(skippedSteps({ subtype: ServiceProvider, onboardingStep: 4 }, nothing)).toEqual(['logoAndDescription'])
})
