import { expect, test } from 'vitest'
import { providerName } from './provider-name.ts'

test('names the organisation once, and its location when that has a different name', () => {
  const nameOf = (serviceAreaName: string) => providerName({ accountName: 'Kōwhai Care', serviceAreaName })
  expect(nameOf('Kōwhai Care')).toBe('Kōwhai Care')
  expect(nameOf('Kōwhai Care, Newtown')).toBe('Kōwhai Care, Newtown')
  expect(nameOf('The Newtown base')).toBe('Kōwhai Care, The Newtown base')
})
