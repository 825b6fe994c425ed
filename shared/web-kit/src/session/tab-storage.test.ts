import { expect, test, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'

test('it lasts beyond the page only where everything could be stored', () => {
  expect(tabStorage.isLasting()).toBe(true)
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room left.', 'QuotaExceededError')
  })
  tabStorage.setItem('draft', 'typed')
  expect([tabStorage.getItem('draft'), tabStorage.isLasting()]).toEqual(['typed', false])
  setItem.mockRestore()
  tabStorage.removeItem('draft')
  expect(tabStorage.isLasting()).toBe(true)
})
