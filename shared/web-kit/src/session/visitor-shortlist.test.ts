import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { storageKeys } from './preferences.ts'
import { forgetVisitorShortlist, toggleOnVisitorShortlist, useVisitorShortlist } from './visitor-shortlist.ts'

afterEach(() => forgetVisitorShortlist())

test('keeps what the visitor shortlists in another tab', () => {
  toggleOnVisitorShortlist(3)
  localStorage.setItem(storageKeys.shortlist, '3,12')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.shortlist, newValue: '3,12' }))
  })
  toggleOnVisitorShortlist(15)
  expect(useVisitorShortlist.getState().serviceAreaIds).toEqual([3, 12, 15])
  expect(localStorage.getItem(storageKeys.shortlist)).toBe('3,12,15')
})
