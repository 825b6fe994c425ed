import { expect, test } from 'vitest'
import { accountTypes, businessSubtype, modes, staffRole } from '../enums.ts'
import { menuItems, menuPath, menuSectionLabels } from './menu.ts'
import type { Who } from './roles.ts'
import { routeAnswer } from './route-access.ts'

/** Every possible person: both account types, each subtype, flag, role (or none) and mode. */
function everybody(): Who[] {
  const people: Who[] = []
  for (const accountType of accountTypes)
    for (const subtype of accountType === 'Business' ? Object.values(businessSubtype) : [null])
      for (const isAccountAdmin of [false, true])
        for (const role of [null, ...Object.values(staffRole)])
          for (const mode of modes)
            for (const isGlobalAdmin of [false, true])
              people.push({ accountType, subtype, isAccountAdmin, isGlobalAdmin, role, mode })
  return people
}

/** Section 6 of the source, sentence by sentence, in strings rather than the product's own types. */
function expectedMenu(who: Who): string[] {
  if (who.isGlobalAdmin)
    return [
      'Bookings',
      'Organisation accounts',
      'User profiles',
      '- Business',
      '- Individual',
      'Access Maps',
      'Reviews',
      'Messages to us',
      'Badge Partners',
      'Audit trail',
      'How long data is kept',
    ]
  const subtype = ['', 'Hybrid', 'ServiceProvider', 'ActivityOperator', 'Council'][who.subtype ?? 0]
  const heldRole = ['', 'Admin', 'StaffAndServiceManager', 'Staff', 'StaffManager', 'ActivityCoordinator'][
    who.role ?? 0
  ]
  const individual = who.accountType === 'Individual'
  const role = individual ? '' : who.isAccountAdmin ? 'Admin' : heldRole
  const provider = !individual && who.mode === 'provider'
  const consumer = individual || who.mode === 'consumer'
  const service = subtype === 'Hybrid' || subtype === 'ServiceProvider'
  const activity = subtype === 'Hybrid' || subtype === 'ActivityOperator' || subtype === 'Council'
  const oneOf = (...roles: string[]) => roles.some((one) => one === role)

  const shown: string[] = ['Dashboard']
  if (!provider || individual) shown.push('Book a service', 'Activities & events')
  // Ours: whoever is signed in finds places as well.
  shown.push('Map')
  const bookings = individual || (!oneOf('ActivityCoordinator') && (consumer || service))
  if (bookings) shown.push('Unread messages', 'Bookings', '- Upcoming', '- Completed')
  if (bookings && (!provider || individual)) shown.push('- Cancelled')
  // Ours: prices that are asked for.
  if (individual || consumer || (service && oneOf('StaffAndServiceManager', 'StaffManager', 'Admin')))
    shown.push('Quotes')
  // Ours: who has booked at the location.
  if (provider && service && oneOf('StaffAndServiceManager', 'StaffManager', 'Admin')) shown.push('Clients')
  if (provider && activity && oneOf('StaffAndServiceManager', 'StaffManager', 'Staff', 'Admin', 'ActivityCoordinator'))
    shown.push('Scheduled activities')
  // Ours: the week of a location, and what its weeks came to.
  if (provider && oneOf('StaffAndServiceManager', 'StaffManager', 'Admin')) shown.push('Roster')
  if (provider && oneOf('StaffAndServiceManager', 'StaffManager', 'Admin', 'ActivityCoordinator'))
    shown.push('Insights')
  if (individual || consumer) shown.push('Shortlist')
  // Ours: the people and addresses that somebody books for.
  if (individual || consumer) shown.push('People and addresses')
  // Ours: what places, services and activities are matched against.
  if (individual || consumer) shown.push('What you need')
  if (provider && oneOf('StaffAndServiceManager', 'StaffManager', 'Admin', 'ActivityCoordinator')) {
    const manager = oneOf('StaffAndServiceManager', 'StaffManager', 'Admin')
    if (manager) shown.push('Location settings: Profile', 'Location settings: Staff')
    if (manager && service) shown.push('Location settings: Services', 'Location settings: Scheduling')
    // Ours: the days on which a location is closed.
    if (manager) shown.push('Location settings: Closed days')
    if (activity) shown.push('Location settings: Activities & events')
    shown.push('Location settings: Amenities', 'Location settings: By invitation')
  }
  if (provider && who.isAccountAdmin)
    for (const label of ['Organisation profile', 'Locations', 'User management', 'Amenity management'])
      shown.push(`Account settings: ${label}`)
  // Ours: the source names access maps among what a business manages, without a page (decision 0027).
  if (provider && who.isAccountAdmin && (subtype === 'Hybrid' || subtype === 'Council'))
    shown.push('Account settings: Access maps')
  // Ours: what administrators of Waymark did to the organisation.
  if (provider && who.isAccountAdmin) shown.push('Account settings: Audit trail')
  return shown
}

function shownMenu(who: Who): string[] {
  return menuItems(who).map((item) => {
    const section = menuSectionLabels[item.section]
    if (section) return `${section}: ${item.label}`
    return item.parentId ? `- ${item.label}` : item.label
  })
}

test('shows every role, mode, subtype and flag exactly what section 6 says, in the order of section 2', () => {
  const people = everybody()
  expect(people).toHaveLength((4 + 1) * 2 * 6 * 2 * 2)
  for (const who of people) expect(shownMenu(who), JSON.stringify(who)).toEqual(expectedMenu(who))
})

test('shows no item whose page would be refused, and no child without its parent', () => {
  for (const who of everybody()) {
    const items = menuItems(who)
    for (const item of items) {
      const path = menuPath(item, 7)
      if (path)
        expect(routeAnswer(path, { ...who, isOnboarding: false }), `${item.id} ${JSON.stringify(who)}`).toBe('open')
      if (item.parentId) expect(items.some(({ id }) => id === item.parentId)).toBe(true)
    }
  }
})

test('points a path with {id} to the current service area, and nowhere without one', () => {
  const admin: Who = {
    accountType: 'Business',
    subtype: businessSubtype.Hybrid,
    isAccountAdmin: true,
    isGlobalAdmin: false,
    role: null,
    mode: 'provider',
  }
  const [profile] = menuItems(admin).filter(({ id }) => id === 'profile')
  const [bookings] = menuItems(admin).filter(({ id }) => id === 'bookings')
  if (!profile || !bookings) throw new Error('An account admin should see both.')
  expect(menuPath(profile, 12)).toBe('/service-area/12')
  expect(menuPath(profile, null)).toBeNull()
  expect(menuPath(bookings, 12)).toBeNull()
})
