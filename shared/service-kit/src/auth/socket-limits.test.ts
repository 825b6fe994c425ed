import type { UserProfileId } from '@waymark/domain/ids'
import { expect, it } from 'vitest'
import { createFrameBudget, takeSocketPlace } from './socket-limits.ts'

it('lets a person hold ten sockets, and another once one has closed', () => {
  const person = 900_001 as UserProfileId
  const places = Array.from({ length: 10 }, () => takeSocketPlace(person))
  expect(places).not.toContain(undefined)
  expect(takeSocketPlace(person)).toBeUndefined()
  expect(takeSocketPlace(900_002 as UserProfileId)).toBeDefined()
  places[0]?.()
  expect(takeSocketPlace(person)).toBeDefined()
})

it('takes sixty frames at once, and twenty a second after that', () => {
  let nowMs = 0
  const mayReceive = createFrameBudget(() => nowMs)
  const countNow = () => {
    let count = 0
    while (mayReceive()) count += 1
    return count
  }
  expect(countNow()).toBe(60)
  nowMs += 1000
  expect(countNow()).toBe(20)
  nowMs += 60_000
  expect(countNow()).toBe(60)
})
