import { expect, it } from 'vitest'
import { visitorLine } from './visitor-words.ts'

const word = (accessibilityOptionId: number | null, says: 'right' | 'wrong' | 'missing') => ({
  accessibilityOptionId,
  feedbackId: 1,
  answer: null,
  says,
  comment: '',
  createdAt: '2026-11-01T00:00:00.000Z',
})

it('counts what visitors say about one option', () => {
  const feedback = [word(8, 'right'), word(8, 'right'), word(8, 'wrong'), word(9, 'missing'), word(null, 'wrong')]
  expect(visitorLine(feedback, 8)).toBe('Visitors: 2 say it is right, 1 says it is wrong')
  expect(visitorLine(feedback, 9)).toBe('Visitors: 1 says it is missing')
  expect(visitorLine(feedback, 10)).toBeNull()
})
