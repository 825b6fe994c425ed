import { recipientLimits } from '@waymark/contracts/limits'
import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'
import { type Refused, refuseAt } from '@waymark/service-kit/refusal'
import type { Context } from '../context.ts'

/**
 * Why nothing is booked with the address that a guest gives, which nobody has confirmed: it belongs to somebody else than
 * the one whose link they opened, or it has been given too often today.
 */
export async function givenAddressRefusal(
  { limits }: Pick<Context, 'limits'>,
  caller: GuestCaller | PersonCaller,
  email: string,
): Promise<Refused<'AddressFull' | 'OtherAddress'> | undefined> {
  if (caller.kind !== 'guest') return undefined
  const address = email.toLowerCase()
  if (caller.email !== null && caller.email !== address) return refuseAt('contactEmail', 'OtherAddress')
  const waitSeconds = await limits.count(`guest bookings ${address}`, recipientLimits.guestBookings)
  return waitSeconds === undefined ? undefined : refuseAt('contactEmail', 'AddressFull')
}
