import { bookingStatus } from '@waymark/domain/enums'
import { describe, expect, it } from 'vitest'
import { bookingsInput } from './bookings-query.ts'

const nothing = { status: [], item: [], from: [], to: [], account: [] }

describe('the list of all bookings, from its URL', () => {
  it('asks for all of them, newest first', () => {
    expect(bookingsInput({ search: '', sort: '', filters: nothing })).toEqual({
      side: 'all',
      search: '',
      sort: '-created',
      statuses: [],
    })
  })

  it('takes statuses, days and one organisation, and leaves out unknown values', () => {
    const filters = {
      status: ['Cancelled', 'New', 'x'],
      item: ['Activity'],
      from: ['2026-11-01'],
      to: ['2026-13-01'],
      account: ['7'],
    }
    expect(bookingsInput({ search: 'aroha', sort: 'start', filters })).toEqual({
      side: 'all',
      search: 'aroha',
      sort: 'start',
      statuses: [bookingStatus.New, bookingStatus.Cancelled],
      itemType: 'Activity',
      fromDate: '2026-11-01',
      accountId: 7,
    })
  })
})
