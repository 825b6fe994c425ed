import { expect, test } from 'vitest'
import { kowhaiCare } from '../testing/sample-business.ts'
import { stepsDoneText } from './steps-done-text.ts'

test('one step is done, and several are', () => {
  expect(stepsDoneText({ ...kowhaiCare, onboardingStep: 1, onboardingStepCount: 7 })).toBe('1 of 7 steps is done')
  expect(stepsDoneText({ ...kowhaiCare, onboardingStep: 2, onboardingStepCount: 7 })).toBe('2 of 7 steps are done')
})
