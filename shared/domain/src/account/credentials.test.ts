import { expect, test } from 'vitest'
import { credentialKinds, credentialLabels, holdsOn } from './credentials.ts'

test('a credential holds on its last day, and for ever without one', () => {
  expect(holdsOn('2026-11-24', '2026-11-24')).toBe(true)
  expect(holdsOn('2026-11-24', '2026-11-25')).toBe(false)
  expect(holdsOn(null, '2099-01-01')).toBe(true)
})

test('every kind has a label of its own', () => {
  expect(new Set(credentialKinds.map((kind) => credentialLabels[kind])).size).toBe(credentialKinds.length)
})
