import { metresPerPixel } from '@waymark/web-kit/view-bounds'
import { expect, it } from 'vitest'
import { pinView } from './pin-view.ts'

const newtown = { lat: -41.3121, lng: 174.7803 }

it.each([5, 12, 25])('a radius of %d km fits into the frame of a phone', (radiusKm) => {
  const { centre, zoom } = pinView(newtown, radiusKm, 1)
  expect(centre).toEqual(newtown)
  const widthPx = (2000 * radiusKm) / metresPerPixel(newtown.lat, zoom)
  expect(widthPx).toBeCloseTo(240, 0)
})

it('goes no closer than streets for a small radius', () => {
  expect(pinView(newtown, 0.5, 1).zoom).toBeLessThanOrEqual(15)
})

it('shows the country before there is a pin', () => {
  expect(pinView(null, 5, 1).centre.lng).toBe(173)
  expect(pinView(null, 5, 2).centre.lng).toBe(134)
})
