import { sessionAvailability } from '@waymark/domain/enums'
import { shownProblems } from '@waymark/web-kit/use-live-form'
import { expect, test } from 'vitest'
import { freeCount, monthSpan } from '../free-times/free-days.ts'
import { morningCare } from '../testing/morning-care.ts'
import { candidateOf } from './booking-candidate.ts'
import { type BookingDraft, emptyDraft, openedDraft } from './booking-draft.ts'
import { checkBooking } from './booking-problems.ts'
import { newBookingHref, readNewBookingQuery } from './new-booking-query.ts'
import { outcomeOf } from './placed-outcome.ts'
import { requestedDates, seriesDates, seriesText, timesToBook } from './series-dates.ts'
import { durationText } from './service-offer.ts'
import { stopState } from './stop-state.ts'

const newtown = { label: 'Newtown, Wellington', latitude: -41.311, longitude: 174.779 }
const start = '2026-11-24T09:15:00'

const complete: BookingDraft = {
  ...emptyDraft([11, 12]),
  place: newtown,
  placeText: newtown.label,
  sizeOptionId: 12,
  street: '42 Daniell Street',
  day: '2026-11-24',
  time: '09:15',
}

function check(draft: BookingDraft, times = requestedDates(draft)) {
  return checkBooking(draft, morningCare, candidateOf(draft, morningCare, times, null))
}

const fieldsOf = (draft: BookingDraft) => check(draft).problems.map(({ field }) => field)

test('a complete draft is what add-new-booking takes', () => {
  expect(check(complete).input).toMatchObject({
    ServiceAreaServiceId: 1,
    ServiceAreaId: 1,
    ServiceId: 1,
    ServiceSizeOptionId: 12,
    SizeOptionName: 'Usual visit',
    RequestedStartDateTimes: [start],
    AddressForService: '42 Daniell Street, Newtown, Wellington',
    LatitudeForService: newtown.latitude,
    UnitNumberForService: null,
    RequestedPeopleQty: 1,
    isMyself: true,
    otherRecipient: null,
    UserServiceAreaId: null,
  })
})

test('a new draft has everything unanswered and nothing to fix', () => {
  const draft = emptyDraft([11, 12])
  const { problems } = check(draft)
  expect(problems.map(({ field }) => field)).toEqual(['size', 'place', 'street', 'day'])
  const shown = shownProblems(problems, new Set(), false)
  expect(shown).toEqual([])
  expect(stopState('what', problems, shown)).toEqual({ state: 'open' })
  expect(stopState('who', problems, shown)).toEqual({ state: 'done' })
  const tried = shownProblems(problems, new Set(), true)
  expect(stopState('where', problems, tried)).toEqual({ state: 'invalid', stateText: '2 things to fix' })
})

test('a single size is chosen automatically', () => {
  expect(emptyDraft([31]).sizeOptionId).toBe(31)
  expect(emptyDraft([]).sizeOptionId).toBeNull()
})

test('a place searched for since then replaces that of a kept draft, and its street is dropped', () => {
  const karori = { label: 'Karori, Wellington', latitude: -41.284, longitude: 174.737 }
  const kept = { ...complete, notes: 'The bell is low.', preferredStaffId: 99 }
  const opened = openedDraft(kept, { visit: 'a', place: karori, start: null, again: null }, [21, 22])
  expect(opened).toMatchObject({ place: karori, placeText: karori.label, street: '', notes: 'The bell is low.' })
  expect(opened.preferredStaffId).toBeNull()
  const typed = { ...opened, place: null, placeText: 'Peto', street: '3 Esplanade', preferredStaffId: 22 }
  expect(openedDraft(typed, { visit: 'a', place: karori, start: null, again: null }, [21, 22])).toBe(typed)
  expect(openedDraft(kept, { visit: 'a', place: newtown, start: null, again: null }, [99])).toMatchObject({
    street: kept.street,
  })
  expect(openedDraft(kept, { visit: 'b', place: null, start: null, again: null }, [99])).toBe(kept)
})

test('somebody else needs a name and a phone number, with the contract’s sentences', () => {
  const other = { ...complete, isMyself: false }
  expect(fieldsOf(other)).toEqual(['recipientName', 'recipientPhone'])
  const short = check({ ...other, recipientName: 'Moana Parata', recipientPhone: '021' })
  expect(short.problems).toEqual([
    { field: 'recipientPhone', message: 'Write a phone number such as 021 555 0142.', isOpen: false },
  ])
  expect(shownProblems(short.problems, new Set(['recipientPhone']), false)).toHaveLength(1)
  expect(check({ ...other, recipientName: 'Moana Parata', recipientPhone: '021 555 0142' }).input).toMatchObject({
    otherRecipient: { name: 'Moana Parata', phone: '021 555 0142', notes: '' },
  })
})

test('an address outside the radius says how far it is', () => {
  const far = { ...complete, place: { label: 'Porirua', latitude: -41.131, longitude: 174.84 }, placeText: 'Porirua' }
  expect(check(far).problems[0]?.message).toMatch(/^This address is 2[12]\.\d km away\. They travel up to 12 km\.$/)
})

test('text in the place field is not a place until one is chosen', () => {
  expect(check({ ...complete, place: null, placeText: 'Newt' }).problems[0]).toMatchObject({
    field: 'place',
    isOpen: false,
  })
})

test('texts that are too long are shown at their field', () => {
  expect(fieldsOf({ ...complete, street: 'x'.repeat(501) })).toEqual(['street'])
  expect(fieldsOf({ ...complete, unit: 'x'.repeat(21) })).toEqual(['unit'])
  expect(fieldsOf({ ...complete, notes: 'x'.repeat(2001) })).toEqual(['notes'])
})

test('a repeat runs for at most 6 months and needs its last day', () => {
  const weekly: BookingDraft = { ...complete, repeat: 'Weekly' }
  expect(fieldsOf(weekly)).toEqual(['untilDay'])
  expect(fieldsOf({ ...weekly, untilDay: '2027-05-25' })).toContain('untilDay')
  expect(requestedDates({ ...weekly, untilDay: '2026-12-08' })).toEqual([
    start,
    '2026-12-01T09:15:00',
    '2026-12-08T09:15:00',
  ])
  expect(requestedDates({ ...weekly, untilDay: '2026-11-01' })).toEqual([])
})

test('each date of a repeat is booked by its state', () => {
  const checked = [
    { requestedStartDateTime: start, noticeStatus: sessionAvailability.Available, alternativeTimes: [] },
    {
      requestedStartDateTime: '2026-12-01T09:15:00',
      noticeStatus: sessionAvailability.AlternativeTimeAvailable,
      alternativeTimes: ['2026-12-01T09:30:00', '2026-12-01T10:00:00'],
    },
    {
      requestedStartDateTime: '2026-12-08T09:15:00',
      noticeStatus: sessionAvailability.NotAvailable,
      alternativeTimes: [],
    },
    {
      requestedStartDateTime: '2026-12-15T09:15:00',
      noticeStatus: sessionAvailability.Available,
      alternativeTimes: [],
    },
  ]
  const removedDates = ['2026-12-15T09:15:00']
  const byItself = seriesDates({ checkedDates: checked, durationMinutes: 15 }, { removedDates, alternatives: {} })
  expect(timesToBook(byItself)).toEqual([start, '2026-12-01T09:30:00'])
  expect(byItself[3]?.availability).toBe(sessionAvailability.Removed)
  const chosen = seriesDates(
    { checkedDates: checked, durationMinutes: 15 },
    { removedDates, alternatives: { '2026-12-01T09:15:00': '2026-12-01T10:00:00' } },
  )
  expect(timesToBook(chosen)).toEqual([start, '2026-12-01T10:00:00'])
})

test('two dates never get the same other time, and the total of the dates is in words', () => {
  const others = ['2026-12-01T10:00:00', '2026-12-02T10:00:00']
  const checked = ['2026-12-01T09:15:00', '2026-12-02T09:15:00', '2026-12-03T09:15:00'].map((dateTime) => ({
    requestedStartDateTime: dateTime,
    noticeStatus: sessionAvailability.AlternativeTimeAvailable,
    alternativeTimes: others,
  }))
  const byItself = seriesDates({ checkedDates: checked, durationMinutes: 15 }, { removedDates: [], alternatives: {} })
  expect(byItself.map(({ booked }) => booked)).toEqual([...others, null])
  expect(byItself[2]?.availability).toBe(sessionAvailability.NotAvailable)
  expect(seriesText(byItself)).toBe('2 visits of 3 dates: 2 at another time, 1 left out.')
  const chosen = seriesDates(
    { checkedDates: checked, durationMinutes: 15 },
    { removedDates: [], alternatives: { '2026-12-03T09:15:00': others[0] ?? '' } },
  )
  expect(chosen.map(({ booked }) => booked)).toEqual([others[1], null, others[0]])
  expect(chosen[2]?.alternativeTimes).toEqual([others[0]])
  const without = seriesDates(
    { checkedDates: checked, durationMinutes: 15 },
    { removedDates: ['2026-12-01T09:15:00'], alternatives: {} },
  )
  expect(seriesText(without)).toBe('2 visits of 3 dates: 2 at another time, 1 removed by you.')
})

test('no other time overlaps a visit of the same series, whichever the person chooses', () => {
  const sunday = { noticeStatus: sessionAvailability.Available, alternativeTimes: [] }
  const checkedDates = [
    {
      requestedStartDateTime: '2026-12-25T11:30:00',
      noticeStatus: sessionAvailability.AlternativeTimeAvailable,
      alternativeTimes: ['2026-12-26T10:00:00', '2026-12-26T11:00:00', '2026-12-26T13:00:00'],
    },
    {
      requestedStartDateTime: '2026-12-26T11:30:00',
      noticeStatus: sessionAvailability.AlternativeTimeAvailable,
      alternativeTimes: ['2026-12-26T11:00:00', '2026-12-26T13:00:00', '2026-12-27T10:15:00'],
    },
    { ...sunday, requestedStartDateTime: '2026-12-27T11:30:00' },
  ]
  const dates = seriesDates({ checkedDates, durationMinutes: 90 }, { removedDates: [], alternatives: {} })
  expect(timesToBook(dates)).toEqual(['2026-12-26T10:00:00', '2026-12-26T13:00:00', '2026-12-27T11:30:00'])
  expect(dates[1]?.alternativeTimes).toEqual(['2026-12-26T13:00:00'])
})

test('dates that are not checked yet are not the person’s error, and are not sent', () => {
  const weekly: BookingDraft = { ...complete, repeat: 'Weekly', untilDay: '2026-12-08' }
  const wordsWhen = (unchecked: 'checking' | 'failed' | null) =>
    checkBooking(weekly, morningCare, candidateOf(weekly, morningCare, [], null), {
      notFree: null,
      tooSoon: null,
      unchecked,
    }).problems[0]?.message
  expect(wordsWhen('checking')).toBe('The dates are still being checked. Try again in a moment.')
  expect(wordsWhen('failed')).toBe('The dates could not be checked. Check them again first.')
  expect(wordsWhen(null)).toBe('None of these dates can be booked.')
})

test('a month is requested from today on', () => {
  expect(monthSpan('2026-11', '2026-11-20')).toEqual({ fromDate: '2026-11-20', days: 11 })
  expect(monthSpan('2026-12', '2026-11-20')).toEqual({ fromDate: '2026-12-01', days: 31 })
  expect(monthSpan('2026-10', '2026-11-20')).toBeNull()
})

test('a day without free times is full only when it was requested', () => {
  const days = { free: new Map([['2026-11-24', ['09:15', '10:30']]]), asked: [{ from: '2026-11-20', days: 11 }] }
  expect(freeCount(days, '2026-11-24')).toBe(2)
  expect(freeCount(days, '2026-11-30')).toBe(0)
  expect(freeCount(days, '2026-12-01')).toBeUndefined()
})

test('durations are written as people say them', () => {
  expect([0.5, 0.75, 1, 1.5].map(durationText)).toEqual(['30 minutes', '45 minutes', '1 hour', '1.5 hours'])
})

test('a request is pending, slow, and confirmed in full or in part', () => {
  const withStatuses = (...statuses: (0 | 1 | 4)[]) => ({
    bookingDatesSummary: statuses.map((status, index) => ({
      bookingId: index,
      bookingStartDateTime: start,
      status,
      addingError: null,
      alternativeTimes: [],
      takenInsteadBookingId: null,
      staff: [],
    })),
  })
  expect(outcomeOf(withStatuses(1, 0), false)).toBe('waiting')
  expect(outcomeOf(withStatuses(1, 0), true)).toBe('slow')
  expect(outcomeOf(withStatuses(1, 1), true)).toBe('confirmed')
  expect(outcomeOf(withStatuses(1, 4), false)).toBe('partly')
  expect(outcomeOf(withStatuses(4), false)).toBe('incomplete')
})

test('the address of the form leaves out invalid ids', () => {
  expect(readNewBookingQuery(new URLSearchParams('serviceAreaServiceId=x&serviceAreaId=-1&bookingId=7'))).toEqual({
    bookingId: 7,
  })
  expect(newBookingHref({ serviceAreaServiceId: 3, place: newtown })).toBe(
    '/booking/new-booking?serviceAreaServiceId=3&near=Newtown%2C+Wellington&lat=-41.311&lng=174.779',
  )
})

test('a free time of the search is chosen with the shortest size, unless another size was', () => {
  const start = { time: '2026-12-01T10:15:00', sizeOptionId: 11 }
  const opened = openedDraft(emptyDraft([11, 12]), { visit: 'a', place: newtown, start, again: null }, [])
  expect(opened).toMatchObject({ day: '2026-12-01', time: '10:15', sizeOptionId: 11 })
  const longer = openedDraft(
    { ...emptyDraft([11, 12]), sizeOptionId: 12 },
    { visit: 'b', place: newtown, start, again: null },
    [],
  )
  expect(longer).toMatchObject({ time: '10:15', sizeOptionId: 12 })
})
