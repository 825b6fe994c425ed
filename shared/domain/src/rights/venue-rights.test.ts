import { describe, expect, it } from 'vitest'
import {
  isPublicVenue,
  maySeeVenue,
  mayShortlistVenue,
  type Venue,
  type VenueVisitor,
  venueBookingRefusal,
} from './venue-rights.ts'

const open: Venue = { accountId: 1, isPrivate: false, isActive: true }
const hidden: Venue = { ...open, isPrivate: true }
const closed: Venue = { ...open, isActive: false }

const stranger: VenueVisitor = {
  accountId: 9,
  isAccountAdmin: false,
  isGlobalAdmin: false,
  isStaff: false,
  restrictedToAccountId: null,
  isShortlisted: false,
}
const client = { ...stranger, isShortlisted: true }
const bound = { ...stranger, restrictedToAccountId: 1 }
const boundClient = { ...client, restrictedToAccountId: 1 }
const boundElsewhere = { ...client, restrictedToAccountId: 2 }
const staff = { ...stranger, accountId: 1, isStaff: true }
const colleague = { ...stranger, accountId: 1 }
const admin = { ...colleague, isAccountAdmin: true }
const foreignAdmin = { ...stranger, isAccountAdmin: true }
const globalAdmin = { ...stranger, isGlobalAdmin: true }

describe('a venue', () => {
  it.each([
    ['nobody who is signed in', null, true, false],
    ['a stranger', stranger, true, false],
    ['a client with it on the shortlist', client, true, true],
    ['somebody bound to its provider', bound, true, false],
    ['the same with it on the shortlist', boundClient, true, true],
    ['somebody bound to another provider, even with it on the shortlist', boundElsewhere, false, false],
    ['its staff', staff, true, true],
    ['staff of another area of the same account', colleague, true, false],
    ['the account admin', admin, true, true],
    ['the admin of another account', foreignAdmin, true, false],
    ['a global administrator', globalAdmin, true, true],
  ])('can be seen by %s', (_who, visitor, publicOne, privateOne) => {
    expect([maySeeVenue(visitor, open), maySeeVenue(visitor, hidden)]).toEqual([publicOne, privateOne])
    expect(maySeeVenue(visitor, closed)).toBe(false)
  })

  it.each([
    ['a stranger', stranger, null, 'NotOffered'],
    ['a client with it on the shortlist', client, null, null],
    ['somebody bound to its provider', bound, null, 'NotOffered'],
    ['the same with it on the shortlist', boundClient, null, null],
    ['somebody bound to another provider', boundElsewhere, 'RestrictedToProvider', 'RestrictedToProvider'],
    ['its staff, who are no clients by that', staff, null, 'NotOffered'],
    ['the account admin', admin, null, 'NotOffered'],
    ['a global administrator', globalAdmin, null, 'NotOffered'],
  ])('can be booked by %s', (_who, visitor, publicOne, privateOne) => {
    expect([venueBookingRefusal(visitor, open), venueBookingRefusal(visitor, hidden)]).toEqual([publicOne, privateOne])
    expect(venueBookingRefusal(visitor, closed)).toBe(publicOne ?? 'NotOffered')
  })

  it.each([
    ['anybody', null, true],
    ['somebody bound to its provider', 1, true],
    ['somebody bound to another provider', 2, false],
  ])('can be shortlisted by %s while it is public', (_who, restrictedToAccountId, may) => {
    expect(mayShortlistVenue({ restrictedToAccountId }, open)).toBe(may)
    expect(mayShortlistVenue({ restrictedToAccountId }, hidden)).toBe(false)
    expect(mayShortlistVenue({ restrictedToAccountId }, closed)).toBe(false)
  })

  it('is public while it is open and not private', () => {
    expect([open, hidden, closed].map(isPublicVenue)).toEqual([true, false, false])
  })
})
