import { expect, it } from 'vitest'
import { Unavailable } from '../calls/refusal.ts'
import { createGate } from './gate.ts'

it('runs a few at a time, in order, and refuses what does not fit in the queue', async () => {
  const gate = createGate('work', 2, 2)
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
  const gate = createGate('work', 1, 0)
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(async () => 'fine')).toBe('fine')
})
