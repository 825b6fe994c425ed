import { describe, expect, it } from 'vitest'
import { readTestArguments } from './test-arguments.ts'

describe('the arguments of npm test', () => {
  it('are none for everything', () => {
    expect(readTestArguments([])).toEqual({})
  })

  it('name a shard', () => {
    expect(readTestArguments(['--shard=2/3'])).toEqual({ shard: { index: 2, count: 3, text: '2/3' } })
  })

  it.each([
    ['--shard=0/2'],
    ['--shard=3/2'],
    ['--shard=1'],
    ['--shards=1/2'],
    ['--changed', '--shard=1/2'],
    ['booking'],
  ])('are refused: %s', (...args) => {
    expect(() => readTestArguments(args)).toThrow(/npm test knows/)
  })
})
