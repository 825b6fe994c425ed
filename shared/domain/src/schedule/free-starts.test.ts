import { describe, expect, test } from 'vitest'
import { type DayClock, type EpochSpan, instantAt } from './day-clock.ts'
import {
  consumerWindow,
  type FreeStartsQuestion,
  freeStaffAt,
  freeStarts,
  providerWindow,
  type ScheduleException,
  type StaffTimetable,
  type WeeklyStart,
} from './free-starts.ts'
import { dayClocks, wallToInstant } from './wall-time.ts'

const zone = 'Pacific/Auckland'
const monday = '2026-11-23'
const at = (wall: string, timeZone = zone): number => wallToInstant(timeZone, wall) ?? Number.NaN
const span = (from: string, until: string): EpochSpan => [at(from), at(until)]
const start = (dayOfWeek: number, hour: number, staffIds: number[] | null = null): WeeklyStart => ({
  dayOfWeek,
  startMinute: hour * 60,
  staffIds,
})
const person = (staffId: number, more: Partial<StaffTimetable> = {}): StaffTimetable => ({
  staffId,
  workingWindows: [],
  busy: [],
  ...more,
})

function question(more: Partial<FreeStartsQuestion> = {}): FreeStartsQuestion {
  return {
    days: dayClocks(zone, monday, 7),
    weeklyStarts: [start(1, 9), start(1, 11), start(3, 9)],
    exceptions: [],
    staff: [person(1)],
    durationMinutes: 60,
    bufferMinutes: 15,
    afterMs: 0,
    offered: consumerWindow,
    ...more,
  }
}

test('turns base lines into starts on their weekdays only', () => {
  expect(freeStarts(question())).toEqual([
    { day: '2026-11-23', minutes: [540, 660], free: [1, 1] },
    { day: '2026-11-25', minutes: [540], free: [1] },
  ])
})

test('finds nothing without staff, days or lines', () => {
  expect(freeStarts(question({ staff: [] }))).toEqual([])
  expect(freeStarts(question({ days: [] }))).toEqual([])
  expect(freeStarts(question({ weeklyStarts: [] }))).toEqual([])
})

test('counts the staff who could take a start', () => {
  const staff = [person(1), person(2, { busy: [span('2026-11-23T09:30:00', '2026-11-23T10:00:00')] }), person(3)]
  expect(freeStarts(question({ staff }))[0]).toEqual({ day: monday, minutes: [540, 660], free: [2, 3] })
})

describe('booking and buffer', () => {
  const busyFrom = (time: string) =>
    question({ staff: [person(1, { busy: [span(`${monday}T${time}`, `${monday}T13:00:00`)] })] })
  test('leaves a start free before a booking that begins when booking and buffer end', () => {
    expect(freeStarts(busyFrom('10:15:00'))[0]?.minutes).toEqual([540])
  })
  test('takes a start before a booking that begins a minute earlier', () => {
    expect(freeStarts(busyFrom('10:14:00'))[0]?.day).toBe('2026-11-25')
  })
  test('leaves a start free after a booking that ends at it, and takes it when that ends a second later', () => {
    const endsAt = (time: string) =>
      question({ staff: [person(1, { busy: [span(`${monday}T08:00:00`, `${monday}T${time}`)] })] })
    expect(freeStarts(endsAt('09:00:00'))[0]?.minutes).toEqual([540, 660])
    expect(freeStarts(endsAt('09:00:01'))[0]?.minutes).toEqual([660])
  })
  test('may run past midnight into a day outside the question', () => {
    const late = question({
      weeklyStarts: [start(0, 16)],
      durationMinutes: 10 * 60,
      staff: [person(1), person(2, { busy: [span('2026-11-30T01:00:00', '2026-11-30T02:00:00')] })],
    })
    expect(freeStarts(late)).toEqual([{ day: '2026-11-29', minutes: [960], free: [1] }])
  })
})

describe('working windows', () => {
  const works = (endMinute: number) =>
    question({ staff: [person(1, { workingWindows: [{ dayOfWeek: 1, startMinute: 540, endMinute }] })] })
  test('must contain the booking, but not its buffer', () => {
    expect(freeStarts(works(720))).toEqual([{ day: monday, minutes: [540, 660], free: [1, 1] }])
    expect(freeStarts(works(719))).toEqual([{ day: monday, minutes: [540], free: [1] }])
  })
})

describe('exceptions', () => {
  const withException = (exception: ScheduleException, more: Partial<FreeStartsQuestion> = {}) =>
    freeStarts(question({ exceptions: [exception], ...more }))

  test('removes every start whose booking overlaps time away of the service, for everyone', () => {
    const staff = [person(1), person(2)]
    const away = span('2026-11-23T09:59:00', '2026-11-23T10:30:00')
    expect(withException({ kind: 'away', span: away, staffId: null }, { staff })[0]).toEqual({
      day: monday,
      minutes: [660],
      free: [2],
    })
  })
  test('removes nothing when time away begins at the end of the booking', () => {
    const away = span('2026-11-23T10:00:00', '2026-11-23T11:00:00')
    expect(withException({ kind: 'away', span: away, staffId: null })[0]?.minutes).toEqual([540, 660])
  })
  test('removes only the person who is away', () => {
    const staff = [person(1), person(2)]
    const leave = span('2026-11-01T00:00:00', '2026-12-01T00:00:00')
    expect(withException({ kind: 'away', span: leave, staffId: 2 }, { staff })[0]?.free).toEqual([1, 1])
  })
  test('adds the quarter hours of extra time from which the booking ends inside it', () => {
    const extra = span('2026-11-28T09:00:00', '2026-11-28T10:30:00')
    expect(withException({ kind: 'extra', span: extra, staffId: null }).at(-1)).toEqual({
      day: '2026-11-28',
      minutes: [540, 555, 570],
      free: [1, 1, 1],
    })
  })
  test('adds one start for extra time as long as the booking, none for shorter time', () => {
    const until = (time: string) => span('2026-11-28T09:00:00', `2026-11-28T${time}`)
    expect(withException({ kind: 'extra', span: until('10:00:00'), staffId: null }).at(-1)?.minutes).toEqual([540])
    expect(withException({ kind: 'extra', span: until('09:45:00'), staffId: null }).at(-1)?.day).toBe('2026-11-25')
  })
  test('gives extra time of one person to them alone, as working time', () => {
    const staff = [1, 2].map((id) =>
      person(id, { workingWindows: [{ dayOfWeek: 1, startMinute: 0, endMinute: 1440 }] }),
    )
    const extra = span('2026-11-28T09:00:00', '2026-11-28T10:00:00')
    const exception: ScheduleException = { kind: 'extra', span: extra, staffId: 2 }
    expect(withException(exception, { staff }).at(-1)).toEqual({ day: '2026-11-28', minutes: [540], free: [1] })
    expect(freeStaffAt(question({ staff, exceptions: [exception] }), at('2026-11-28T09:00:00'))).toEqual([2])
  })
  test('requires somebody at work for extra time of the service', () => {
    const staff = [person(1, { workingWindows: [{ dayOfWeek: 1, startMinute: 0, endMinute: 1440 }] })]
    const extra = span('2026-11-28T09:00:00', '2026-11-28T10:00:00')
    expect(withException({ kind: 'extra', span: extra, staffId: null }, { staff }).at(-1)?.day).toBe(monday)
  })
  test('prefers away to extra', () => {
    const extra = span('2026-11-28T09:00:00', '2026-11-28T10:00:00')
    const exceptions: ScheduleException[] = [
      { kind: 'away', span: extra, staffId: null },
      { kind: 'extra', span: extra, staffId: 1 },
    ]
    expect(freeStarts(question({ exceptions })).at(-1)?.day).toBe('2026-11-25')
  })
})

test('allows a start line for some of the staff', () => {
  const staff = [person(1), person(2)]
  const weeklyStarts = [start(1, 9, [2]), start(1, 11)]
  expect(freeStarts(question({ staff, weeklyStarts }))[0]?.free).toEqual([1, 2])
  expect(freeStaffAt(question({ staff, weeklyStarts }), at(`${monday}T09:00:00`))).toEqual([2])
  expect(freeStaffAt(question({ staff, weeklyStarts }), at(`${monday}T11:00:00`))).toEqual([1, 2])
  expect(freeStaffAt(question({ staff, weeklyStarts }), at(`${monday}T10:00:00`))).toEqual([])
  expect(freeStaffAt(question({ staff, weeklyStarts }), at(`${monday}T11:00:01`))).toEqual([])
})

test('refuses a start at the limit of the lead time, and frees it one millisecond later', () => {
  const nine = at(`${monday}T09:00:00`)
  expect(freeStarts(question({ afterMs: nine }))[0]?.minutes).toEqual([660])
  expect(freeStarts(question({ afterMs: nine - 1 }))[0]?.minutes).toEqual([540, 660])
})

test('offers consumers 07:00 to 16:00 and providers 06:00 to 18:00, inclusive', () => {
  const quarter = (startMinute: number): WeeklyStart => ({ dayOfWeek: 1, startMinute, staffIds: null })
  const weeklyStarts = [345, 360, 405, 420, 960, 975, 1080, 1095].map(quarter)
  expect(freeStarts(question({ weeklyStarts }))[0]?.minutes).toEqual([420, 960])
  expect(freeStarts(question({ weeklyStarts, offered: providerWindow }))[0]?.minutes).toEqual([
    360, 405, 420, 960, 975, 1080,
  ])
})

describe('clock changes', () => {
  test('keep the wall time of a weekly start', () => {
    const days = dayClocks(zone, '2026-09-20', 14)
    const sundays = question({ days, weeklyStarts: [start(0, 9)] })
    expect(freeStarts(sundays)).toEqual([
      { day: '2026-09-20', minutes: [540], free: [1] },
      { day: '2026-09-27', minutes: [540], free: [1] },
    ])
    expect(freeStaffAt(sundays, Date.parse('2026-09-19T21:00:00Z'))).toEqual([1])
    expect(freeStaffAt(sundays, Date.parse('2026-09-26T20:00:00Z'))).toEqual([1])
  })
  test('offer no skipped wall time, and a repeated one once', () => {
    const allDay = { fromMinute: 0, untilMinute: 1425 }
    const nightly = (day: string, timeZone: string, startMinute: number) =>
      freeStarts(
        question({
          days: dayClocks(timeZone, day, 1),
          weeklyStarts: [{ dayOfWeek: 0, startMinute, staffIds: null }],
          offered: allDay,
        }),
      )
    expect(nightly('2026-09-27', zone, 150)).toEqual([])
    expect(nightly('2027-04-04', zone, 150)).toEqual([{ day: '2027-04-04', minutes: [150], free: [1] }])
    expect(nightly('2026-10-04', 'Australia/Lord_Howe', 135)).toEqual([])
    expect(nightly('2026-10-04', 'Australia/Lord_Howe', 150)).toHaveLength(1)
    expect(nightly('2026-09-27', 'Pacific/Chatham', 195)).toEqual([])
  })
})

/** A reference implementation of the rules, start by start and without bitmaps. */
function slowFreeStarts(asked: FreeStartsQuestion): string[] {
  const found: string[] = []
  const visitMs = asked.durationMinutes * 60_000
  const heldMs = visitMs + asked.bufferMinutes * 60_000
  const meets = (from: number, until: number, other: EpochSpan) => from < other[1] && other[0] < until
  const isInside = (from: number, until: number, other: EpochSpan) => other[0] <= from && until <= other[1]
  const wall = (clock: DayClock, minute: number) => instantAt(clock, minute) ?? Number.NaN
  for (const clock of asked.days) {
    for (let minute = asked.offered.fromMinute; minute <= asked.offered.untilMinute; minute += 15) {
      const from = wall(clock, minute)
      if (!(from > asked.afterMs)) continue
      const until = from + visitMs
      const takers = asked.staff.filter((one) => {
        const extras = asked.exceptions.filter((e) => e.kind === 'extra' && isInside(from, until, e.span))
        const hasStart =
          asked.weeklyStarts.some(
            (line) =>
              line.dayOfWeek === clock.dayOfWeek &&
              line.startMinute === minute &&
              (line.staffIds?.includes(one.staffId) ?? true),
          ) || extras.some((e) => e.staffId === null || e.staffId === one.staffId)
        const work: EpochSpan[] = [
          ...asked.exceptions.filter((e) => e.kind === 'extra' && e.staffId === one.staffId).map((e) => e.span),
          ...one.workingWindows
            .filter((w) => w.dayOfWeek === clock.dayOfWeek)
            .map((w): EpochSpan => [wall(clock, w.startMinute), wall(clock, w.endMinute)]),
        ]
        const quarters = Array.from({ length: visitMs / 900_000 }, (_, index) => from + index * 900_000)
        const isAtWork =
          one.workingWindows.length === 0 ||
          quarters.every((quarter) => work.some((span) => isInside(quarter, quarter + 900_000, span)))
        const isAway = asked.exceptions.some(
          (e) => e.kind === 'away' && (e.staffId ?? one.staffId) === one.staffId && meets(from, until, e.span),
        )
        return hasStart && isAtWork && !isAway && !one.busy.some((b) => meets(from, from + heldMs, b))
      })
      if (takers.length > 0) found.push(`${clock.day} ${minute} ${takers.length}`)
    }
  }
  return found
}

/** A small deterministic source of numbers below `bound`. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  }
}

function randomQuestion(seed: number): FreeStartsQuestion {
  const pick = numbersFrom(seed)
  const zones = ['Pacific/Auckland', 'Pacific/Chatham', 'Australia/Lord_Howe', 'Australia/Adelaide', 'Australia/Perth']
  const firstDays = ['2026-09-24', '2026-10-01', '2027-04-01', '2026-11-20']
  const days = dayClocks(zones[pick(5)] ?? zone, firstDays[pick(4)] ?? monday, 1 + pick(9))
  const originMs = days[0] ? days[0].wallMs - days[0].offsetMs : 0
  const randomSpan = (): EpochSpan => {
    const from = originMs + pick(days.length * 96) * 900_000 + (pick(3) === 0 ? pick(900_000) : 0)
    return [from, from + 900_000 * (1 + pick(30))]
  }
  const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make)
  return {
    days,
    weeklyStarts: times(pick(40), () => ({
      dayOfWeek: pick(7),
      startMinute: 360 + 15 * pick(49),
      staffIds: pick(3) === 0 ? [1 + pick(4)] : null,
    })),
    exceptions: times(pick(8), () => ({
      kind: pick(2) === 0 ? 'away' : 'extra',
      span: randomSpan(),
      staffId: pick(2) === 0 ? null : 1 + pick(4),
    })),
    staff: times(pick(5), () => 0).map((_, index) => ({
      staffId: index + 1,
      workingWindows:
        pick(2) === 0
          ? []
          : [1, 2, 3, 4, 5].map((dayOfWeek) => ({
              dayOfWeek,
              startMinute: 360 + 15 * pick(16),
              endMinute: 720 + 15 * pick(32),
            })),
      busy: times(pick(12), randomSpan),
    })),
    durationMinutes: 15 * (1 + pick(20)),
    bufferMinutes: 15 * pick(4),
    afterMs: originMs + pick(200) * 900_000,
    offered: pick(2) === 0 ? consumerWindow : providerWindow,
  }
}

test('agrees with the reference implementation on 1500 random schedules', () => {
  let starts = 0
  for (let seed = 1; seed <= 1500; seed++) {
    const asked = randomQuestion(seed)
    const quick = freeStarts(asked).flatMap((day) =>
      day.minutes.map((minute, i) => `${day.day} ${minute} ${day.free[i]}`),
    )
    expect(quick, `seed ${seed}`).toEqual(slowFreeStarts(asked))
    starts += quick.length
  }
  expect(starts).toBeGreaterThan(5000)
})

test('never frees a start by adding a booking or time away', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const asked = randomQuestion(seed)
    const countOf = (one: FreeStartsQuestion) =>
      freeStarts(one).reduce((sum, day) => sum + day.free.reduce((a, b) => a + b, 0), 0)
    const middleMs = (asked.days[0]?.wallMs ?? 0) + 9 * 3_600_000
    const block: EpochSpan = [middleMs, middleMs + 7_200_000]
    const busier = { ...asked, staff: asked.staff.map((one) => ({ ...one, busy: [...one.busy, block] })) }
    const fewer = { ...asked, exceptions: [...asked.exceptions, { kind: 'away' as const, span: block, staffId: null }] }
    expect(countOf(busier)).toBeLessThanOrEqual(countOf(asked))
    expect(countOf(fewer)).toBeLessThanOrEqual(countOf(asked))
  }
})
