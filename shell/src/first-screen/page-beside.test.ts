import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageBeside } from './page-beside.ts'

const drawn = `<a href="/search">Search</a><a href="/search">Look</a><form><input name="q"><button>Go</button></form>`
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.id = 'root'
  root.dataset.firstScreen = ''
  root.innerHTML = `<div>${drawn}</div>`
  document.body.append(root)
})
afterEach(() => root.remove())

/** As React does it: the page is there, hidden, then takes the place, then its effects run. */
function replace(page = drawn, effects = () => {}): void {
  const place = pageBeside(root)
  place.root.innerHTML = page
  place.takePlace()
  root = place.root
  effects()
  place.giveBack()
}

it('keeps what was typed, and tells the page of it', () => {
  const [field] = fields()
  if (field) field.value = 'swimming'
  field?.focus()
  field?.setSelectionRange(2, 4)
  const heard = vi.fn()
  replace(drawn, () => root.addEventListener('input', heard))
  const [own] = fields()
  expect(own).not.toBe(field)
  expect(own?.value).toBe('swimming')
  expect(heard).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(own)
  expect([own?.selectionStart, own?.selectionEnd]).toEqual([2, 4])
  expect(root.dataset.firstScreen).toBeUndefined()
})

it('keeps the focus on the same of several links to one address, or on the same button', () => {
  const look = () => [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Look')
  look()?.focus()
  replace()
  expect(document.activeElement).toBe(look())
  root.querySelector('button')?.focus()
  replace()
  expect(document.activeElement).toBe(root.querySelector('button'))
})

it('keeps the focus on a link whose query the document did not know', () => {
  root.querySelector('a')?.focus()
  replace('<a href="/search?near=1">Search</a>')
  expect(document.activeElement).toBe(root.querySelector('a'))
})

it('says nothing of a field that was left alone', () => {
  const heard = vi.fn()
  replace(drawn, () => root.addEventListener('input', heard))
  expect(heard).not.toHaveBeenCalled()
})

it('leaves the first screen in its place until the page takes it', () => {
  const first = root
  const place = pageBeside(root)
  expect([first.isConnected, place.root.hidden]).toEqual([true, true])
  place.takePlace()
  expect([first.isConnected, place.root.hidden, document.getElementById('root')]).toEqual([false, false, place.root])
  place.root.remove()
})

function fields(): HTMLInputElement[] {
  return [...root.querySelectorAll('input')]
}
