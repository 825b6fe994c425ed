import { addDays } from '../schedule/wall-clock.ts'

/** What an organisation checks of its people before it sends them to somebody. */
export const credentialKinds = [
  'policeVetting',
  'firstAid',
  'ndisWorkerScreening',
  'workingWithChildren',
  'driverLicence',
] as const
export type CredentialKind = (typeof credentialKinds)[number]

export const credentialLabels: Record<CredentialKind, string> = {
  policeVetting: 'Police vetting',
  firstAid: 'First aid',
  ndisWorkerScreening: 'NDIS Worker Screening',
  workingWithChildren: 'Working with children check',
  driverLicence: 'Driver licence',
}

/** Days before the last day of a credential on which its person and the admins are reminded. */
export const credentialReminderDays = 30

/** Whether a credential still holds on a day, and ends within so many days that it is to be renewed. */
export function endsSoon(expiresOn: string | null, day: string): boolean {
  return expiresOn !== null && expiresOn >= day && expiresOn <= addDays(day, credentialReminderDays)
}

/** A credential holds on its last day, and one without a last day holds for ever. */
export function holdsOn(expiresOn: string | null, day: string): boolean {
  return expiresOn === null || expiresOn >= day
}
