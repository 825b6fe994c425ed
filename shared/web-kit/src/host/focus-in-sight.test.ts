import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocusInSight } from './focus-in-sight.ts'

const scrolled: Element[] = []
const { scrollIntoView } = Element.prototype
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this)
  }
  document.body.innerHTML = '<button>Add</button><div style="overflow-y: auto"><input></div>'
  stop = keepFocusInSight()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Element.prototype.scrollIntoView = scrollIntoView
  document.body.innerHTML = ''
})

const get = (name: string) => document.querySelector<HTMLElement>(name)
const placeAt = (name: string, top: number, bottom: number) =>
  vi.spyOn(get(name) ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top))

async function focus(name: string): Promise<void> {
  get(name)?.focus({ preventScroll: true })
  await vi.advanceTimersByTimeAsync(50)
}

test('what a script focuses above or below the window is scrolled to', async () => {
  placeAt('button', 100, 140)
  placeAt('div', -300, 900)
  placeAt('input', -200, -150)
  await focus('button')
  expect(scrolled).toEqual([])
  await focus('input')
  expect(scrolled).toEqual([get('input')])
})

test('so is what is hidden by the edge of the box that it scrolls in', async () => {
  placeAt('div', 100, 300)
  placeAt('input', 310, 350)
  await focus('input')
  expect(scrolled).toEqual([get('input')])
})

test('so is what a bar at the foot of the window hides', async () => {
  placeAt('button', innerHeight - 60, innerHeight - 20)
  await focus('button')
  expect(scrolled).toEqual([])
  get('button')?.blur()
  document.documentElement.style.scrollPaddingBottom = '180px'
  await focus('button')
  document.documentElement.style.scrollPaddingBottom = ''
  expect(scrolled).toEqual([get('button')])
})

test('Tab is left to the browser', async () => {
  placeAt('button', -200, -150)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await focus('button')
  expect(scrolled).toEqual([])
})
