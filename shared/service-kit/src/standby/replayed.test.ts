import { describe, expect, test } from 'vitest'
import { WrittenWal, walPosition } from './replayed.ts'

describe('what a standby has replayed', () => {
  test('positions compare across the two halves', () => {
    expect(walPosition('0/0')).toBe(0n)
    expect(walPosition('1/0') > walPosition('0/FFFFFFFF')).toBe(true)
    expect(walPosition('16/B374D848')).toBe(0x16_b374_d848n)
  })

  test('is of the last moment whose writes it has, also when nothing was written since', () => {
    const wal = new WrittenWal()
    wal.note(1000, 50n)
    wal.note(1500, 80n)
    wal.note(2000, 80n)
    expect(wal.freshAsOf(49n)).toBe(Number.NEGATIVE_INFINITY)
    expect(wal.freshAsOf(79n)).toBe(1000)
    expect(wal.freshAsOf(80n)).toBe(2000)
    expect(wal.freshAsOf(200n)).toBe(2000)
  })

  test('old moments are forgotten', () => {
    const wal = new WrittenWal()
    for (let at = 0; at < 100; at += 1) wal.note(at, BigInt(at))
    expect(wal.freshAsOf(20n)).toBe(Number.NEGATIVE_INFINITY)
    expect(wal.freshAsOf(50n)).toBe(50)
  })
})
