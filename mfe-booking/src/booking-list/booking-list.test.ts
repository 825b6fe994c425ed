import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { expect, test } from 'vitest'
import { listViews, statusesForUrl, tickedStatuses } from './list-views.ts'
import { rowActions } from './row-actions.ts'

const { New, Confirmed, Cancelled, Completed, Incomplete } = bookingStatus
const { upcoming, completed } = listViews

test('upcoming shows live bookings unless the URL says otherwise', () => {
  expect(tickedStatuses(upcoming, [])).toEqual([New, Confirmed, Incomplete])
  expect(tickedStatuses(upcoming, ['Cancelled', 'Confirmed'])).toEqual([Confirmed, Cancelled])
  expect(tickedStatuses(upcoming, ['any'])).toEqual([])
  expect(tickedStatuses(completed, ['Cancelled'])).toEqual([Completed])
})

test('the URL leaves out the default statuses', () => {
  expect(statusesForUrl(upcoming, [Incomplete, New, Confirmed])).toEqual([])
  expect(statusesForUrl(upcoming, [Cancelled])).toEqual(['Cancelled'])
  expect(statusesForUrl(upcoming, [])).toEqual(['any'])
})

const admin = { accountType: 'Business', isAccountAdmin: true, role: null } as const
const staff = { ...admin, isAccountAdmin: false, role: staffRole.Staff } as const

const nothing = { mayCancel: false, mayComplete: false, mayGiveFeedback: false, mayDismiss: false }

test('only confirmed bookings have actions', () => {
  for (const status of [New, Completed, Cancelled, Incomplete])
    expect(rowActions({ status, itemType: 'Service' }, 'provider', admin)).toEqual(nothing)
})

test('clients cancel, staff complete, managers do both', () => {
  const visit = { status: Confirmed, itemType: 'Service' } as const
  expect(rowActions(visit, 'client', staff)).toEqual({ ...nothing, mayCancel: true })
  expect(rowActions(visit, 'provider', staff)).toEqual({ ...nothing, mayComplete: true })
  expect(rowActions(visit, 'provider', admin)).toEqual({ ...nothing, mayCancel: true, mayComplete: true })
  expect(rowActions(visit, 'provider', { ...staff, role: staffRole.ActivityCoordinator })).toEqual(nothing)
  expect(rowActions(visit, 'client', null)).toEqual(nothing)
})

test('a client puts aside what nobody does', () => {
  for (const itemType of ['Service', 'Activity'] as const)
    expect(rowActions({ status: Incomplete, itemType }, 'client', staff)).toEqual({ ...nothing, mayDismiss: true })
})

test('spaces of an activity are cancelled on their page', () => {
  const spaces = { status: Confirmed, itemType: 'Activity' } as const
  for (const side of ['client', 'provider'] as const) expect(rowActions(spaces, side, admin)).toEqual(nothing)
})

test('clients are asked for feedback about what took place, until they gave it', () => {
  const visit = { status: Completed, itemType: 'Service' } as const
  expect(rowActions({ ...visit, hasFeedback: false }, 'client', staff)).toEqual({ ...nothing, mayGiveFeedback: true })
  expect(rowActions({ ...visit, hasFeedback: true }, 'client', staff)).toEqual(nothing)
  expect(rowActions({ ...visit, hasFeedback: false }, 'provider', admin)).toEqual(nothing)
})
