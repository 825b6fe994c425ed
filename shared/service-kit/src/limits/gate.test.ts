import { expect, it } from 'vitest'
import { Unavailable } from '../calls/refusal.ts'
import { createGate } from './gate.ts'

it('runs a few at a time, in order, and refuses what does not fit in the queue', async () => {
  const gate = createGate('work', { maxRunning: 2, maxWaiting: 2, maxOfOne: 4 })
  const finish: (() => void)[] = []
  const started: number[] = []
  const work = (id: number) =>
    gate.run(async () => {
      started.push(id)
      await new Promise<void>((resolve) => finish.push(resolve))
      return id
    })
  const results = [work(1), work(2), work(3), work(4)]
  await expect(work(5)).rejects.toBeInstanceOf(Unavailable)
  expect(started).toEqual([1, 2])
  for (let done = 0; done < 4; done += 1) {
    finish[done]?.()
    await results[done]
    await new Promise(setImmediate)
  }
  expect(started).toEqual([1, 2, 3, 4])
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4])
})

it('releases its place when the work fails', async () => {
  const gate = createGate('work', { maxRunning: 1, maxWaiting: 0, maxOfOne: 1 })
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(async () => 'fine')).toBe('fine')
})

it('leaves places for others when one source asks for many', async () => {
  const gate = createGate('work', { maxRunning: 1, maxWaiting: 3, maxOfOne: 2 })
  const finish: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => finish.push(resolve))
  const greedy = [gate.run(work, 'a'), gate.run(work, 'a')]
  await expect(gate.run(work, 'a')).rejects.toBeInstanceOf(Unavailable)
  const other = gate.run(work, 'b')
  for (const result of [...greedy, other]) {
    finish.shift()?.()
    await result
    await new Promise(setImmediate)
  }
  const again = gate.run(work, 'a')
  finish.shift()?.()
  await again
})
