import { idFrom, type ServiceId } from '@waymark/domain/ids'
import { expect, test } from 'vitest'
import { notesHint } from './side-words.ts'

test('the notes of a ride ask where it goes, and those of a visit do not', () => {
  const hintOf = (serviceId: number) =>
    notesHint({ accountName: 'Kōwhai Care', ServiceId: idFrom<ServiceId>(serviceId) }, { isForClient: false })
  expect(hintOf(16)).toBe('Write where the ride goes: the address, and when to be there. Only Kōwhai Care sees this.')
  expect(hintOf(1)).toBe('Only Kōwhai Care sees this.')
})
