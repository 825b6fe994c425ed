import { act, render, screen } from '@testing-library/react'
import { readMapState } from '@waymark/web-kit/map-state'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MapWait } from '../map-engine/map-wait.tsx'
import { MapScene } from './map-scene.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wellington = { latitude: -41.29, longitude: 174.78, placeName: 'Wellington', zoom: 12 }
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const said = () => screen.getByRole('status').textContent

test('a map that takes its time says so, from before its places are there', () => {
  const ignore = () => {}
  render(
    <MapScene
      state={readMapState(new URLSearchParams(), wellington)}
      settings={{ isPending: true, data: undefined }}
      isReady={false}
      answer={undefined}
      markers={[]}
      chosen={null}
      onMoved={ignore}
      onKeyboardMove={ignore}
      onMarker={ignore}
      onFailure={ignore}
      onShowList={null}
    />,
  )
  pass(400)
  expect(said()).toBe('')
  pass(200)
  expect(said()).toBe('The map is loading.')
})

test('it stops once its first frame is drawn, and a quick one never says it', () => {
  const { rerender } = render(<MapWait isOver={false} />)
  pass(600)
  rerender(<MapWait isOver />)
  expect(said()).toBe('')
  pass(5000)
  expect(said()).toBe('')
})
