import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { useFailedSlots } from '../remotes/slots.ts'
import { appStore } from '../session/app-store.ts'
import { keepGuest } from '../session/guest.ts'

// A screen's code loads when it is first opened, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no media queries: none holds, until a test says otherwise.
Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
})

// Nor does it lay anything out: no size changes, until a test says otherwise.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom draws frames by an interval, which a file with false timers can stop for all files after it: by timers of our own.
const { setTimeout: later, clearTimeout: cancel } = globalThis
for (const view of [globalThis, document.defaultView])
  Object.assign(view ?? {}, {
    requestAnimationFrame: (draw: FrameRequestCallback) => Number(later(() => draw(performance.now()), 16)),
    cancelAnimationFrame: (frame: number) => cancel(frame),
  })

// The files of a worker share one document and one store: each test leaves them as it found them.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  appStore.setState(appStore.getInitialState(), true)
  useFailedSlots.setState({ names: [] })
  keepGuest(null)
  localStorage.clear()
  sessionStorage.clear()
})
