import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { limits } from '@waymark/domain/limits'
import { minuteOfTime } from '@waymark/domain/schedule/wall-clock'
import { minutesPerDay } from '../clock-words.ts'

export type Week = OutputOf<typeof service.getServiceWeek>
export type WeekDay = Week['days'][number]
export type WeekEntry = WeekDay['entries'][number]

/** One block of a day as the week shows it, in minutes after midnight. */
export interface WeekBlock {
  readonly kind: WeekEntry['kind']
  readonly startMinute: number
  readonly endMinute: number
  /** Free starts that it holds; several when they overlap, as with a start every 15 minutes. */
  readonly starts: readonly number[]
  readonly staffNames: readonly string[]
  readonly note: string | null
  /** The bookings that it holds; several when they have the same hours, or start in the same hour of a busy day. */
  readonly bookings: readonly BookedVisit[]
}

/** A booking, when it starts and who does it. */
export interface BookedVisit {
  readonly bookingId: number
  readonly startMinute: number
  readonly staffNames: readonly string[]
}

/** A block and its lane; blocks at the same time are side by side. */
export interface PlacedBlock {
  readonly block: WeekBlock
  /** First lane is 0. */
  readonly lane: number
}

/** The hours that the week shows, minutes after midnight on the hour. */
export interface ShownHours {
  readonly fromMinute: number
  readonly untilMinute: number
}

/** More bookings than this at once are one block for each hour in which they start: side by side, their day would push the others out of sight. */
const maxSideBySide = 2

/**
 * The blocks of one day: bookings of the same hours are one block, so are those of a crowded hour, and free starts that
 * overlap; those inside extra time belong to it.
 */
export function weekBlocks(entries: readonly WeekEntry[]): WeekBlock[] {
  const spans = joinCrowds(joinBookings(entries.filter(({ kind }) => kind !== 'free').map(blockOf)))
  const runs = joinRuns(entries.filter(({ kind }) => kind === 'free').map(blockOf))
  const extras = spans.filter(({ kind }) => kind === 'extra')
  const holderOf = (run: WeekBlock) =>
    extras.find((extra) => run.starts.every((start) => extra.startMinute <= start && start < extra.endMinute))
  const blocks = spans.map((span) => {
    const held = runs.filter((run) => holderOf(run) === span)
    if (held.length === 0) return span
    return {
      ...span,
      endMinute: Math.max(span.endMinute, ...held.map(({ endMinute }) => endMinute)),
      starts: held.flatMap(({ starts }) => starts),
      staffNames: namesOf([span, ...held]),
    }
  })
  return [...blocks, ...runs.filter((run) => !holderOf(run))].toSorted(
    (a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute,
  )
}

/** The provider's day, extended where somebody is booked or can be. */
export function shownHours(days: readonly (readonly WeekBlock[])[]): ShownHours {
  const busy = days.flat().filter(({ kind }) => kind === 'booked' || kind === 'free')
  const [first, last] = limits.providerDay.map((time) => minuteOfTime(time) ?? 0)
  const from = Math.min(first ?? 0, ...busy.map(({ startMinute }) => startMinute))
  const until = Math.max(last ?? minutesPerDay, ...busy.map(({ endMinute }) => endMinute))
  return { fromMinute: Math.floor(from / 60) * 60, untilMinute: Math.ceil(until / 60) * 60 }
}

/** Gives each block the first lane that is empty when it starts. Blocks are sorted by start. */
export function placeBlocks(blocks: readonly WeekBlock[]): PlacedBlock[] {
  const laneEnds: number[] = []
  return blocks.map((block) => {
    const empty = laneEnds.findIndex((end) => end <= block.startMinute)
    const lane = empty === -1 ? laneEnds.length : empty
    laneEnds[lane] = block.endMinute
    return { block, lane }
  })
}

function blockOf({ kind, startTime, endTime, staffNames, note, bookingId }: WeekEntry): WeekBlock {
  const startMinute = minuteOfTime(startTime) ?? 0
  const endMinute = minuteOfTime(endTime) ?? minutesPerDay
  return {
    kind,
    startMinute,
    // A booking that runs past midnight ends, for this day, with the day.
    endMinute: endMinute > startMinute ? endMinute : minutesPerDay,
    starts: kind === 'free' ? [startMinute] : [],
    staffNames,
    note,
    bookings: bookingId === null ? [] : [{ bookingId, startMinute, staffNames }],
  }
}

function joinBookings(spans: readonly WeekBlock[]): WeekBlock[] {
  const joined: WeekBlock[] = []
  for (const span of spans) {
    const place = joined.findIndex(
      (one) =>
        one.kind === 'booked' &&
        span.kind === 'booked' &&
        one.startMinute === span.startMinute &&
        one.endMinute === span.endMinute,
    )
    const same = joined[place]
    if (!same) joined.push(span)
    else
      joined[place] = {
        ...same,
        staffNames: namesOf([same, span]),
        bookings: [...same.bookings, ...span.bookings],
      }
  }
  return joined
}

function joinCrowds(spans: readonly WeekBlock[]): WeekBlock[] {
  const booked = spans.filter(({ kind }) => kind === 'booked')
  const crowded = new Set(
    booked
      .map(({ startMinute: at }) => booked.filter((one) => one.startMinute <= at && at < one.endMinute))
      .filter(({ length }) => length > maxSideBySide)
      .flat(),
  )
  const byHour = Map.groupBy(crowded, ({ startMinute }) => Math.floor(startMinute / 60))
  return [...spans.filter((span) => !crowded.has(span)), ...[...byHour.values()].flatMap(joined)]
}

/** The blocks as one, in the order of their starts. */
function joined(blocks: readonly WeekBlock[]): WeekBlock[] {
  const [first, ...others] = blocks.toSorted((a, b) => a.startMinute - b.startMinute)
  if (!first) return []
  const all = [first, ...others]
  return [
    {
      ...first,
      endMinute: Math.max(...all.map(({ endMinute }) => endMinute)),
      staffNames: namesOf(all),
      bookings: all.flatMap(({ bookings }) => bookings),
    },
  ]
}

function joinRuns(free: readonly WeekBlock[]): WeekBlock[] {
  const runs: WeekBlock[] = []
  for (const block of free.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const run = runs.at(-1)
    if (!run || run.endMinute <= block.startMinute) {
      runs.push(block)
      continue
    }
    runs[runs.length - 1] = {
      ...run,
      endMinute: Math.max(run.endMinute, block.endMinute),
      starts: [...run.starts, ...block.starts],
      staffNames: namesOf([run, block]),
    }
  }
  return runs
}

function namesOf(blocks: readonly WeekBlock[]): string[] {
  return [...new Set(blocks.flatMap(({ staffNames }) => staffNames))]
}
