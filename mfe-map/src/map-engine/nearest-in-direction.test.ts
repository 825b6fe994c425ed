import { describe, expect, it } from 'vitest'
import { nearestInDirection } from './nearest-in-direction.ts'

const centre = { x: 100, y: 100 }

describe('nearestInDirection', () => {
  it('finds the nearest point in that direction', () => {
    const points = [centre, { x: 180, y: 100 }, { x: 140, y: 102 }, { x: 20, y: 100 }]
    expect(nearestInDirection('ArrowRight', centre, points)).toBe(2)
    expect(nearestInDirection('ArrowLeft', centre, points)).toBe(3)
  })

  it('treats up as the top of the screen', () => {
    expect(nearestInDirection('ArrowUp', centre, [centre, { x: 100, y: 40 }, { x: 100, y: 160 }])).toBe(1)
    expect(nearestInDirection('ArrowDown', centre, [centre, { x: 100, y: 40 }, { x: 100, y: 160 }])).toBe(2)
  })

  it('prefers a point ahead to a nearer one off to the side', () => {
    expect(
      nearestInDirection('ArrowRight', centre, [
        { x: 110, y: 160 },
        { x: 190, y: 100 },
      ]),
    ).toBe(1)
  })

  it('returns null when there is none in that direction, and never the point itself', () => {
    expect(nearestInDirection('ArrowUp', centre, [centre, { x: 100, y: 160 }])).toBeNull()
    expect(nearestInDirection('ArrowUp', centre, [])).toBeNull()
  })
})
