import type { UserRow } from '../account/user-query.ts'

/** The admin of an organisation, as the global administrator's list has her. */
export const sampleUser: UserRow = {
  userProfileId: 9,
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.org',
  phone: null,
  accountId: 7,
  accountName: 'Kōwhai Care',
  accountType: 'Business',
  businessAccountSubtype: 1,
  isAccountAdmin: true,
  isActive: true,
  isConfirmed: true,
  version: 3,
  createdAt: '2026-01-05T08:00:00Z',
}
