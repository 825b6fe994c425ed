import { storageKeys } from '@waymark/web-kit/preferences'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPage } from './start-page.ts'

const open = vi.fn(async () => {})
const hints = () => document.querySelectorAll('link[rel="preload"]').length

beforeEach(() => {
  document.head.innerHTML =
    '<link data-after-paint="start" as="script" href="/start.js" /><link data-after-paint as="script" href="/page.js" />'
  document.body.innerHTML = '<div id="root" data-first-screen><div><main>Waymark</main></div></div>'
})
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  vi.restoreAllMocks()
  open.mockClear()
})

it('asks for the scripts of a drawn screen once that is painted', async () => {
  startPage(open)
  expect(hints()).toBe(0)
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(hints()).toBe(2))
  expect(document.querySelector('main')).not.toBeNull()
})

it('opens the page once what it starts with is asked for, and asks for the rest after it', async () => {
  let hintsAtOpening = 0
  open.mockImplementationOnce(async () => {
    hintsAtOpening = hints()
  })
  startPage(open)
  await vi.waitFor(() => expect(hints()).toBe(2))
  expect(hintsAtOpening).toBe(1)
})

it('takes a screen away that is not for who is stored here, and asks for the scripts at once', async () => {
  localStorage.setItem(storageKeys.user, '{}')
  startPage(open)
  expect(hints()).toBe(1)
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(document.querySelector('main')).toBeNull()
})

it('shows the frame alone of a screen that is drawn for a phone in New Zealand, wherever else it is opened', async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no root.')
  root.dataset.firstScreen = 'phone'
  root.innerHTML = '<div><header>Waymark</header><main>12 places</main></div>'
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  startPage(open)
  expect(root.textContent).toBe('Waymark')
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
})

it('opens a page that has no drawn screen at once', () => {
  delete document.getElementById('root')?.dataset.firstScreen
  startPage(open)
  expect(open).toHaveBeenCalledOnce()
})
