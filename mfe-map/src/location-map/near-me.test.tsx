import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NearMe } from './near-me.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Ask = Geolocation['getCurrentPosition']
function stubLocation(ask: Ask) {
  const asked = vi.fn(ask)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: asked } })
  return asked
}
const position = (latitude: number, longitude: number) => {
  const coords = {
    latitude,
    longitude,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => ({}) }
}
const refused = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
})

test('asks the browser on press only, and hands on about where that is', async () => {
  const asked = stubLocation((found) => found(position(-41.290_123, 174.780_987)))
  const onHere = vi.fn()
  render(<NearMe onHere={onHere} />)
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(onHere).toHaveBeenCalledExactlyOnceWith({ lat: -41.29, lng: 174.781 })
})

test.each([
  [1, /does not tell us where you are/],
  [2, /does not know where it is/],
  [3, /took too long/],
])('says in words why not (%i), and can be asked again', async (code, words) => {
  stubLocation((_found, fail) => fail?.(refused(code)))
  const onHere = vi.fn()
  render(<NearMe onHere={onHere} />)
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(onHere).not.toHaveBeenCalled()
  stubLocation((found) => found(position(-36.85, 174.76)))
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(screen.queryByText(words)).toBeNull()
  expect(onHere).toHaveBeenCalledWith({ lat: -36.85, lng: 174.76 })
})
