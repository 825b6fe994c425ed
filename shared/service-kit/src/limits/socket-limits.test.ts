import { socketLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import { expect, it } from 'vitest'
import { limitsInMemory } from './limit-store.ts'
import { createFrameBudget, createSocketBounds } from './socket-limits.ts'

const person = 900_001 as UserProfileId

it('lets a person hold ten sockets, and another once one has closed', async () => {
  const bounds = createSocketBounds(limitsInMemory())
  const places = await Promise.all(Array.from({ length: 10 }, () => bounds.signIn(person)))
  expect(places).not.toContain(undefined)
  expect(await bounds.signIn(person)).toBeUndefined()
  expect(await bounds.signIn(900_002 as UserProfileId)).toBeDefined()
  places[0]?.()
  expect(await bounds.signIn(person)).toBeDefined()
})

it('lets a network hold some, whatever addresses of it they come from', async () => {
  const bounds = createSocketBounds(limitsInMemory())
  const addressOf = (index: number) => `2001:db8:1:2::${index.toString(16)}`
  for (let index = 0; index < socketLimits.heldByNetwork; index += 1)
    expect(await bounds.open(addressOf(index))).toBeDefined()
  expect(await bounds.open(addressOf(5000))).toBeUndefined()
  expect(await bounds.open('2001:db8:1:3::1')).toBeDefined()
})

it('counts the frames of a person over all their sockets', async () => {
  const bounds = createSocketBounds(limitsInMemory())
  await bounds.signIn(person)
  await bounds.signIn(person)
  let taken = 0
  while (taken < 5000 && (await bounds.frame(person))) taken += 1
  expect(taken).toBe(socketLimits.framesOfPerson.max)
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
