import { activity } from '@waymark/contracts/activity'
import { afterEach, expect, test } from 'vitest'
import { forgetAnswers, forgetAnswersOfOthers, forgetOverAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'

const call = { ...activity.getActiveFilters, output: activity.getActiveFilters.output, isKept: true }
const data = [{ id: 1, name: 'Art and craft' }]
const [nowMs, untilMs] = [1000, 5000]
const keep = (answer: typeof data = data) => keepAnswer(9, call, {}, { data: answer, atMs: nowMs }, untilMs)

afterEach(() => localStorage.clear())

test('an answer is kept for its person until its time is over', () => {
  keep()
  expect(keptAnswer(9, call, {}, untilMs - 1)).toEqual({ data, atMs: nowMs })
  expect(keptAnswer(9, call, {}, untilMs)).toBeNull()
  expect(keptAnswer(8, call, {}, nowMs)).toBeNull()
})

test('one of another version of the call is none', () => {
  keep()
  const [key] = Object.keys(localStorage)
  if (key) localStorage.setItem(key, localStorage.getItem(key)?.replace('"name"', '"title"') ?? '')
  expect(keptAnswer(9, call, {}, nowMs)).toBeNull()
})

test('what is over is forgotten, and everything at logout', () => {
  keep()
  localStorage.setItem('9:mode', 'provider')
  forgetOverAnswers(untilMs - 1)
  expect(keptAnswer(9, call, {}, nowMs)).not.toBeNull()
  forgetOverAnswers(untilMs)
  expect(Object.keys(localStorage)).toEqual(['9:mode'])
  keep()
  forgetAnswers()
  expect(Object.keys(localStorage)).toEqual(['9:mode'])
})

test('whoever signs in after somebody else finds nothing of theirs', () => {
  keep()
  forgetAnswersOfOthers(9)
  expect(keptAnswer(9, call, {}, nowMs)).not.toBeNull()
  forgetAnswersOfOthers(8)
  expect(keptAnswer(9, call, {}, nowMs)).toBeNull()
})
