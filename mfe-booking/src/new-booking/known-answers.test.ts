import { idFrom, type SavedAddressId } from '@waymark/domain/ids'
import { expect, test } from 'vitest'
import { defaultAnswers, type KeptAnswers } from './known-answers.ts'

const address = (id: number, AddressForService: string, isDefault = false) => ({
  savedAddressId: idFrom<SavedAddressId>(id),
  label: `Address ${id}`,
  AddressForService,
  LatitudeForService: -41.3,
  LongitudeForService: 174.8,
  UnitNumberForService: null,
  accessNotes: '',
  isExactPoint: false,
  isDefault,
})
const kept: KeptAnswers = {
  recipients: [],
  addresses: [address(1, '1 Cuba Street, Te Aro', true), address(2, '42 Daniell Street, Newtown')],
}

test('a booking begins at the default address, or at the kept one that a quote names', () => {
  expect(defaultAnswers(kept)).toMatchObject({ savedAddressId: 1 })
  expect(defaultAnswers(kept, '')).toMatchObject({ savedAddressId: 1 })
  expect(defaultAnswers(kept, '42 Daniell Street, Newtown')).toMatchObject({ savedAddressId: 2 })
  expect(defaultAnswers(kept, '42 daniell street Newtown')).toMatchObject({ savedAddressId: 2 })
  expect(defaultAnswers(kept, '42 Daniell Street')).toMatchObject({ savedAddressId: 2 })
})

test('at the address that a quote names where it is none of them', () => {
  expect(defaultAnswers(kept, '9 Tory Street, Te Aro')).toEqual({ street: '9 Tory Street', placeText: 'Te Aro' })
  expect(defaultAnswers(kept, '4 Daniell Street')).toEqual({ street: '4 Daniell Street', placeText: '' })
})
