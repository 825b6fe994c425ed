import { expect, test } from 'vitest'
import { sessionAvailability } from '../enums.ts'
import { wallToInstant } from '../schedule/wall-time.ts'
import { checkSessionDates, closedDaysOf, type SessionDatesQuestion } from './session-availability.ts'

const timeZone = 'Pacific/Auckland'
const at = (time: string, day = '2026-12-01') => wallToInstant(timeZone, `${day}T${time}:00`) ?? Number.NaN

function date(from: string, until: string, { day = '2026-12-01', isRemoved = false } = {}) {
  return {
    startDateTime: `${day}T${from}:00`,
    endDateTime: `${day}T${until}:00`,
    startMs: at(from, day),
    endMs: at(until, day),
    isRemoved,
  }
}

const other = (from: string, until: string, isReplaceable = false) => ({
  id: 7,
  startMs: at(from),
  endMs: at(until),
  isReplaceable,
})
const aroha = (from: string, until: string, isOnLeave = false) => ({
  name: 'Aroha Ngata',
  startMs: at(from),
  endMs: at(until),
  isOnLeave,
})

const check = (question: Partial<SessionDatesQuestion>) =>
  checkSessionDates({
    timeZone,
    dates: [date('10:00', '12:00')],
    others: [],
    busy: [],
    closedDays: [],
    closedDates: new Map(),
    closesOn: null,
    openHours: null,
    locationHours: [],
    isOverride: false,
    afterMs: at('08:00', '2026-11-24'),
    lastDay: '2027-12-31',
    ...question,
  })

const wholeDay = [other('00:15', '23:45')]
/** Everything within a week is taken, so that nothing is offered instead. */
const wholeWeek = [
  { id: 8, startMs: at('00:00', '2026-11-20'), endMs: at('23:00', '2026-12-12'), isReplaceable: false },
]

test.each<
  [
    name: string,
    question: Partial<SessionDatesQuestion>,
    state: keyof typeof sessionAvailability,
    reason: string | null,
  ]
>([
  ['free', {}, 'Available', null],
  ['beside another session', { others: [other('08:00', '10:00'), other('12:00', '13:00')] }, 'Available', null],
  ['taken out', { dates: [date('10:00', '12:00', { isRemoved: true })], others: wholeDay }, 'Removed', null],
  [
    'overlapping',
    { others: [other('11:00', '13:00')] },
    'AlternativeTimeAvailable',
    'It overlaps another session of this activity.',
  ],
  [
    'overlapping, with nothing near',
    { others: wholeWeek },
    'NotAvailable',
    'It overlaps another session of this activity.',
  ],
  [
    'there already',
    { others: [other('10:00', '12:00')] },
    'AlternativeTimeDuplicated',
    'This activity already has this session.',
  ],
  [
    'there already, with nothing near',
    { others: [other('10:00', '12:00'), ...wholeWeek] },
    'Duplicated',
    'This activity already has this session.',
  ],
  ['on a closed day', { closedDays: [2] }, 'AlternativeTimeAvailable', 'The location is closed that day.'],
  [
    'after the location has closed for good',
    { closesOn: '2026-11-20' },
    'NotAvailable',
    'The location closes for good on Fri 20 Nov 2026.',
  ],
  [
    'on the day on which it closes for good',
    { closesOn: '2026-12-01' },
    'AlternativeTimeAvailable',
    'The location closes for good on Tue 1 Dec 2026.',
  ],
  [
    'over when it closes for good',
    { closesOn: '2026-12-02', dates: [{ ...date('22:00', '23:00'), endDateTime: '2026-12-02T00:00:00' }] },
    'Available',
    null,
  ],
  [
    'with busy staff',
    { busy: [aroha('11:30', '12:30')] },
    'AlternativeTimeAvailable',
    'Aroha Ngata already has something then.',
  ],
])('a date that is %s', (_name, question, state, reason) => {
  expect(check(question)[0]).toMatchObject({ availability: sessionAvailability[state], reason })
})

test('twice in a request, the second is the duplicate', () => {
  const checked = check({ dates: [date('10:00', '12:00'), date('10:00', '11:00')] })
  expect(checked.map(({ availability }) => availability)).toEqual([
    sessionAvailability.Available,
    sessionAvailability.AlternativeTimeDuplicated,
  ])
  expect(checked[1]?.reason).toBe('This date stands here twice.')
})

test('a date may take the place of one that was taken out of the request', () => {
  const checked = check({ dates: [date('10:00', '12:00', { isRemoved: true }), date('10:00', '12:00')] })
  expect(checked[1]?.availability).toBe(sessionAvailability.Available)
})

test('dates of one request may not overlap', () => {
  const checked = check({ dates: [date('10:00', '12:00'), date('11:00', '13:00')] })
  expect(checked[1]?.reason).toBe('It overlaps another of these dates.')
})

test('an override takes the place of sessions that nobody has booked, and of no others', () => {
  const free = check({ others: [other('10:00', '12:00', true)], isOverride: true })
  expect(free[0]).toMatchObject({ availability: sessionAvailability.Available, replaces: [7] })
  expect(check({ others: [other('10:00', '12:00', true)] })[0]?.replaces).toEqual([])
  const booked = check({ others: [other('11:00', '12:00', false)], isOverride: true })
  expect(booked[0]).toMatchObject({ availability: sessionAvailability.AlternativeTimeAvailable, replaces: [] })
})

test('offers the nearest free starts of the same length, and never one twice', () => {
  const dates = [date('10:00', '12:00'), date('11:00', '12:00')]
  const checked = check({ dates, others: [other('09:00', '12:00')] })
  expect(checked[0]?.alternativeStarts.slice(0, 2)).toEqual(['2026-12-01T12:00:00', '2026-12-01T12:15:00'])
  expect(checked[0]?.alternativeStarts).toHaveLength(6)
  expect(checked[1]?.alternativeStarts[0]).toBe('2026-12-01T08:00:00')
})

test('offers the same time on the days around when the day is full, the later first', () => {
  expect(check({ others: wholeDay })[0]?.alternativeStarts.slice(0, 3)).toEqual([
    '2026-12-02T10:00:00',
    '2026-11-30T10:00:00',
    '2026-12-03T10:00:00',
  ])
})

test('offers nothing that is over, or too far ahead', () => {
  const others = [other('09:00', '22:00')]
  const soon = check({ others, afterMs: at('08:15'), lastDay: '2026-12-02' })
  expect(soon[0]?.alternativeStarts).toEqual(['2026-12-02T10:00:00'])
})

test('offers no start that the clocks skip', () => {
  const day = '2027-09-26'
  const night = { id: 1, startMs: at('00:15', day), endMs: at('01:45', day), isReplaceable: false }
  const checked = check({ dates: [date('00:30', '01:30', { day })], others: [night] })
  expect(checked[0]?.alternativeStarts.filter((start) => start.slice(11) < '06:00' && start.startsWith(day))).toEqual(
    [],
  )
})

test.each([
  ['without hours it is never closed', [], []],
  ['closed on days without hours', [{ dayOfWeek: 1 }, { dayOfWeek: 1 }, { dayOfWeek: 5 }], [0, 2, 3, 4, 6]],
])('%s', (_name, hours, days) => {
  expect(closedDaysOf(hours)).toEqual(days)
})

test('leave is called leave', () => {
  expect(check({ busy: [aroha('09:00', '13:00', true)] })[0]?.reason).toBe('Aroha Ngata is on leave then.')
})

test('a date on a closed day says why it is closed, and none is offered instead of another', () => {
  const closedDates = new Map([['2026-12-01', 'Saint Andrew’s Day']])
  expect(check({ closedDates })[0]).toMatchObject({
    availability: sessionAvailability.Available,
    closedFor: 'Saint Andrew’s Day',
  })
  const [busy] = check({ closedDates, busy: [aroha('09:00', '13:00')] })
  expect(busy?.alternativeStarts.every((start) => !start.startsWith('2026-12-01'))).toBe(true)
})

test('a session that lasts into a closed day says so, and one that ends at its midnight does not', () => {
  const closedDates = new Map([['2026-12-02', 'Staff day']])
  const until = (endDateTime: string, endMs: number) =>
    check({ closedDates, dates: [{ ...date('16:00', '18:00'), endDateTime, endMs }] })[0]?.closedFor
  expect(until('2026-12-02T14:00:00', at('14:00', '2026-12-02'))).toBe('Wed 2 Dec 2026, Staff day')
  expect(until('2026-12-02T00:00:00', at('00:00', '2026-12-02'))).toBeNull()
})

test('leaves out an amenity while it is closed, and offers when it is open', () => {
  // 1 December 2026 is a Tuesday.
  const openHours = [{ dayOfWeek: 2, opensMinute: 9 * 60, closesMinute: 11 * 60 }]
  const [late] = check({ openHours })
  expect(late).toMatchObject({
    availability: sessionAvailability.AlternativeTimeAvailable,
    reason: 'The amenity is closed then: its hours that day are 9:00 am to 11:00 am.',
    alternativeStarts: ['2026-12-01T09:00:00'],
  })
  const [wednesday] = check({ openHours, dates: [date('09:00', '11:00', { day: '2026-12-02' })] })
  expect(wednesday?.reason).toBe('The amenity is closed that day, by its own hours.')
  const [fits] = check({ openHours, dates: [date('09:00', '11:00')] })
  expect(fits?.availability).toBe(sessionAvailability.Available)
})

test('offers only what lies within the hours of the location, though a date itself may lie outside', () => {
  // 1 December 2026 is a Tuesday; the location is closed on Wednesdays.
  const locationHours = [1, 2, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opensMinute: 9 * 60, closesMinute: 17 * 60 }))
  const evening = { dates: [date('18:00', '20:00')], locationHours }
  expect(check(evening)[0]?.availability).toBe(sessionAvailability.Available)
  const [taken] = check({ ...evening, others: [other('17:30', '19:00')] })
  expect(taken?.alternativeStarts.slice(0, 2)).toEqual(['2026-12-01T15:00:00', '2026-12-01T14:45:00'])
  const wednesday = { dates: [date('16:00', '17:30', { day: '2026-12-02' })], closedDays: [0, 3, 6], locationHours }
  expect(check(wednesday)[0]).toMatchObject({ availability: sessionAvailability.NotAvailable, alternativeStarts: [] })
})

test('no other time is offered from the day on which the location closes for good', () => {
  const [checked] = check({ closesOn: '2026-12-01' })
  expect(checked?.alternativeStarts).not.toHaveLength(0)
  expect(checked?.alternativeStarts.filter((start) => start >= '2026-12-01')).toEqual([])
})
