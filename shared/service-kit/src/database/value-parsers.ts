import pg from 'pg'

/** A half-open time range, as in `tstzrange` columns. `null` is an open end. */
export interface TimeRange {
  readonly start: Date | null
  readonly end: Date | null
}

const { builtins, getTypeParser } = pg.types

/** Types missing from `builtins`. */
const arrayOfInt8 = 1016
const arrayOfDate = 1182
const timeRange = 3910

/** Parses an int8. Ids and counts stay far below 2^53; anything above is a bug. */
function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`int8 ${text} is too large for a number`)
  return value
}

function parseArrayOf<Item>(parse: (text: string) => Item) {
  return (text: string): (Item | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)))
}

const parseTimestamp: (text: string) => Date = getTypeParser(builtins.TIMESTAMPTZ)

function parseTimeRange(text: string): TimeRange | null {
  if (text === 'empty') return null
  const [start = '', end = ''] = text
    .slice(1, -1)
    .split(',')
    .map((bound) => bound.replaceAll('"', ''))
  return { start: start === '' ? null : parseTimestamp(start), end: end === '' ? null : parseTimestamp(end) }
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseSafeInteger],
  [arrayOfInt8, parseArrayOf(parseSafeInteger)],
  // A calendar date is not an instant: as a Date it would shift with the machine's time zone.
  [builtins.DATE, (text) => text],
  [arrayOfDate, parseArrayOf((text) => text)],
  [timeRange, parseTimeRange],
])

/**
 * How columns are parsed: int8 as number, date as `YYYY-MM-DD`, tstzrange as `TimeRange`, timestamptz as Date. numeric
 * stays text (cast to float8 where a number is wanted).
 */
export const valueParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? getTypeParser(oid, format)
      : (parsers.get(oid) ?? getTypeParser(oid))) as typeof getTypeParser,
}
