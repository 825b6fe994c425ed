import { sessionAvailability } from '@waymark/domain/enums'
import { expect, test } from 'vitest'
import {
  addLabel,
  datesToAdd,
  leftOut,
  plannedDates,
  plannedSum,
  type SeriesDraft,
  seriesDates,
} from './builder-dates.ts'

const saturdays: SeriesDraft = {
  firstDate: '2026-12-05',
  repeat: 'Weekly',
  until: '2026-12-20',
  starts: '10:00',
  ends: '12:00',
  slotMinutes: null,
  removed: [],
  moved: [],
}

test('a series keeps its times on each date', () => {
  expect(seriesDates(saturdays)).toEqual({
    startDateTimes: ['2026-12-05T10:00:00', '2026-12-12T10:00:00', '2026-12-19T10:00:00'],
    endDateTimes: ['2026-12-05T12:00:00', '2026-12-12T12:00:00', '2026-12-19T12:00:00'],
  })
  expect(seriesDates({ ...saturdays, repeat: 'Once', until: null }).startDateTimes).toEqual(['2026-12-05T10:00:00'])
})

test('a date is cut into slots that fit, one after the other', () => {
  const once = { ...saturdays, repeat: 'Once', until: null, slotMinutes: 45 } as const
  expect(seriesDates(once)).toEqual({
    startDateTimes: ['2026-12-05T10:00:00', '2026-12-05T10:45:00'],
    endDateTimes: ['2026-12-05T10:45:00', '2026-12-05T11:30:00'],
  })
  expect(seriesDates({ ...saturdays, slotMinutes: 60 }).startDateTimes).toHaveLength(6)
  expect(seriesDates({ ...once, slotMinutes: 180 }).startDateTimes).toEqual([])
})

test.each(['firstDate', 'until', 'starts', 'ends'] as const)('without %s there are no dates yet', (field) => {
  expect(seriesDates({ ...saturdays, [field]: null }).startDateTimes).toEqual([])
})

const checked = (availability: (typeof sessionAvailability)[keyof typeof sessionAvailability], day: number) => ({
  startDateTime: `2026-12-0${day}T10:00:00`,
  endDateTime: `2026-12-0${day}T12:00:00`,
  availability,
  alternativeStarts: availability >= 5 ? [`2026-12-0${day}T13:00:00`, `2026-12-0${day}T15:00:00`] : [],
  reason: null,
  note: null,
  closedFor: null as string | null,
  replacesActivitySessionId: null,
  replacesCount: 0,
})
const { Available, NotAvailable, Removed, Duplicated, AlternativeTimeAvailable, AlternativeTimeDuplicated } =
  sessionAvailability
const all = [
  checked(Available, 1),
  checked(NotAvailable, 2),
  checked(Removed, 3),
  checked(Duplicated, 4),
  checked(AlternativeTimeAvailable, 5),
  checked(AlternativeTimeDuplicated, 6),
]

test('a free time near waits for a choice', () => {
  const planned = plannedDates(all, saturdays)
  expect(planned.map(({ becomes }) => becomes)).toEqual(['added', 'out', 'out', 'out', 'waits', 'waits'])
  expect(datesToAdd(planned)).toEqual({
    startDateTimes: ['2026-12-01T10:00:00'],
    endDateTimes: ['2026-12-01T12:00:00'],
  })
  expect(plannedSum(planned)).toEqual({ added: '1 will be added.', rest: '2 wait for your choice, 3 stay out.' })
})

test('a date on a closed day stays out until it is wanted all the same', () => {
  const closed = { ...checked(Available, 1), closedFor: 'Christmas Day' }
  expect(plannedDates([closed], { moved: [] })[0]?.becomes).toBe('out')
  const wanted = { from: closed.startDateTime, to: closed.startDateTime }
  expect(datesToAdd(plannedDates([closed], { moved: [wanted] })).startDateTimes).toEqual([closed.startDateTime])
  expect(plannedDates([closed], { moved: [{ ...wanted, to: leftOut }] })[0]?.becomes).toBe('out')
})

test('a free time on another day waits for a choice', () => {
  const closed = { ...checked(AlternativeTimeAvailable, 5), alternativeStarts: ['2026-12-04T10:00:00'] }
  expect(plannedDates([closed], { moved: [] })[0]?.becomes).toBe('waits')
  const moved = [{ from: '2026-12-05T10:00:00', to: '2026-12-04T10:00:00' }]
  expect(datesToAdd(plannedDates([closed], { moved })).startDateTimes).toEqual(['2026-12-04T10:00:00'])
})

test('another time can be chosen, and a date left out', () => {
  const moved = [
    { from: '2026-12-05T10:00:00', to: leftOut },
    { from: '2026-12-06T10:00:00', to: '2026-12-06T15:00:00' },
  ]
  expect(datesToAdd(plannedDates(all, { moved })).startDateTimes).toEqual([
    '2026-12-01T10:00:00',
    '2026-12-06T15:00:00',
  ])
})

test('a choice that is not free any more counts as none', () => {
  const moved = [{ from: '2026-12-06T10:00:00', to: '2026-12-06T20:00:00' }]
  expect(plannedDates(all, { moved }).at(-1)?.becomes).toBe('waits')
})

test.each([
  [1, 'Draft', 'Add 1 session as a draft'],
  [4, 'Draft', 'Add 4 sessions as drafts'],
  [1, 'Active', 'Add 1 session and open it for booking'],
  [4, 'Active', 'Add 4 sessions and open them for booking'],
] as const)('the button names what it does: %i %s', (count, status, label) => {
  expect(addLabel(count, status)).toBe(label)
})
