import type { SavedAddressTable, SavedRecipientTable } from '@waymark/booking-service/db/schema'
import { accessOptions } from '@waymark/domain/access-fit/options'
import type { DemoPeople } from './demo-people.ts'
import type { IdRow } from './row.ts'

/** The individual's mother, for whom they book most of their visits. */
export const moana = { name: 'Moana Parata', phone: '021 555 0143', notes: 'Mum speaks te reo Māori first.' } as const

const recipients = [
  { ...moana, relation: 'Mum', needs: ['stepFreeEntrance', 'transferSpace', 'largePrint'] },
  {
    name: 'Tāne Parata',
    phone: '021 555 0146',
    notes: 'He is 12, and likes to know what comes next.',
    relation: 'Nephew',
    needs: ['quietHour'],
  },
] as const

const addresses = [
  {
    label: 'Home',
    address: '42 Daniell Street, Newtown, Wellington 6021',
    lat: -41.3142,
    lng: 174.7832,
    access_notes: 'Please use the side door, the ramp is there.',
  },
  {
    label: 'Tāne’s school',
    address: '9 Constable Street, Newtown, Wellington 6021',
    lat: -41.3127,
    lng: 174.7799,
    access_notes: 'Ask at the office. They ring the classroom.',
  },
] as const

/** Whom and where the individual books for. Nobody of them is chosen first. */
export function demoAddressBook(people: DemoPeople): {
  readonly recipients: readonly IdRow<SavedRecipientTable>[]
  readonly addresses: readonly IdRow<SavedAddressTable>[]
} {
  const ownerId = people.profileByEmail('individual@demo.test').id
  return {
    recipients: recipients.map(({ needs, ...recipient }, index) => ({
      id: index + 1,
      user_profile_id: ownerId,
      ...recipient,
      need_option_ids: accessOptions.filter(({ key }) => needs.some((need) => need === key)).map(({ id }) => id),
    })),
    addresses: addresses.map((address, index) => ({
      id: index + 1,
      user_profile_id: ownerId,
      unit_number: null,
      ...address,
    })),
  }
}
