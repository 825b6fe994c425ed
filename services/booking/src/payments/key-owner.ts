import type { GuestCaller, PersonCaller } from '@waymark/service-kit/caller'

/** Whom a payment key belongs to: one person, or one guest. */
export function ownerOfKey(caller: GuestCaller | PersonCaller): string {
  return caller.kind === 'guest' ? `guest:${caller.guestId}` : `person:${caller.userProfileId}`
}
