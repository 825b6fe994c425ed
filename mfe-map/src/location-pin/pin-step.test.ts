import { distanceKm } from '@waymark/domain/place/distance'
import { describe, expect, it } from 'vitest'
import { pinStep } from './pin-step.ts'

const wellington = { lat: -41.2866, lng: 174.7756 }
const metresTo = (to: { lat: number; lng: number }) =>
  1000 * distanceKm({ latitude: wellington.lat, longitude: wellington.lng }, { latitude: to.lat, longitude: to.lng })

describe('pinStep', () => {
  it.each([
    ['ArrowUp', '20 m north'],
    ['ArrowDown', '20 m south'],
    ['ArrowRight', '20 m east'],
    ['ArrowLeft', '20 m west'],
  ] as const)('%s moves as far as it says', (key, words) => {
    const step = pinStep(wellington, key, 14, false)
    expect(step.words).toBe(words)
    expect(metresTo(step.to)).toBeCloseTo(20, 1)
  })

  it('is smaller with Shift and when zoomed in, never less than a metre', () => {
    expect(pinStep(wellington, 'ArrowUp', 14, true).words).toBe('5 m north')
    expect(pinStep(wellington, 'ArrowUp', 10, false).words).toBe('500 m north')
    expect(pinStep(wellington, 'ArrowUp', 18, true).words).toBe('1 m north')
  })

  it('goes back to where it came from', () => {
    const there = pinStep(wellington, 'ArrowUp', 14, false).to
    expect(pinStep(there, 'ArrowDown', 14, false).to.lat).toBeCloseTo(wellington.lat, 9)
  })
})
