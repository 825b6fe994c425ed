import { expect, it } from 'vitest'
import { nobodyText } from './nobody-text.ts'

it('names the credential that keeps somebody who is free from a booking', () => {
  const person = (userProfileId: number, firstName: string) => ({ userProfileId, firstName, lastName: 'Leota' })
  expect(nobodyText({})).toBe('Nobody else who does this service is free then.')
  expect(
    nobodyText({
      lackingStaff: [
        { ...person(21, 'Sina'), lacks: [{ kind: 'driverLicence', expiresOn: null }] },
        { ...person(22, 'Tama'), lacks: [{ kind: 'firstAid', expiresOn: '2025-12-11' }] },
      ],
    }),
  ).toBe(
    'Nobody else who is free then holds what this service requires: Sina Leota (Driver licence not checked) and Tama Leota (First aid ended on Thu 11 Dec 2025).',
  )
})
