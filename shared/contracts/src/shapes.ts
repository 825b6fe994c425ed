import { isPhone } from '@waymark/domain/account/phone'
import { limits } from '@waymark/domain/limits'
import { coordinateText } from '@waymark/domain/texts'
import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'

/**
 * The id of a row, as in the source: a positive whole number. A caller gives any number; the handler, which
 * has to know whose id it is, receives an `Id`.
 */
export const id = <Kind extends number = number>() =>
  branded<Kind, number>(z.int().check(z.positive('Choose one from the list.')))

/** `id` in a query string or path. */
export const queryId = <Kind extends number = number>() =>
  branded<Kind, number>(z.coerce.number('Give a number.').check(z.int(), z.positive()))

/** The same in an answer: the handler has to give an `Id`, the caller receives a number. */
export const rowId = <Kind extends number>() => branded<number, Kind>(z.int())

/** An `Id` is a number to everybody but the compiler, so a schema of numbers reads and gives one as well. */
function branded<Output, Input>(schema: z.ZodMiniType<number, unknown>): z.ZodMiniType<Output, Input> {
  return schema as z.ZodMiniType<unknown, unknown> as z.ZodMiniType<Output, Input>
}

/** The id of an entry of a catalogue, such as a kind of activity: PostgreSQL keeps it as an `int`. */
export const catalogueId = <Kind extends number = number>() =>
  branded<Kind, number>(z.int32().check(z.positive('Choose one from the list.')))

/** `catalogueId` in a query string or path. */
export const queryCatalogueId = <Kind extends number = number>() =>
  branded<Kind, number>(z.coerce.number('Give a number.').check(z.int32(), z.positive()))

/** A yes or no in a query string. */
export const queryFlag = () => z.stringbool()

/** Trimmed text of 1 to `max` characters. */
export const text = (max: number) =>
  z
    .string('Write something here.')
    .check(
      z.overwrite(cleanText),
      z.minLength(1, 'Write something here.'),
      z.maxLength(max, `Use at most ${max} characters.`),
    )

/** A name that mails to others carry: no address of a page. */
const name = (max: number) =>
  text(max).check(z.regex(/^(?!.*(:\/\/|www\.|\/\/))/i, 'Write a name, without a web address.'))

/** A person's first or last name. */
export const personName = () => name(limits.personNameLength)

/** A person's whole name: as long as a first and a last name together. */
export const fullName = () => name(limits.fullNameLength)

/** Trimmed text of 0 to `max` characters. */
export const optionalText = (max: number) =>
  z.string().check(z.overwrite(cleanText), z.maxLength(max, `Use at most ${max} characters.`))

/**
 * A web address that is safe to send a browser to; empty for none. One without a scheme, as people write it
 * ("example.org"), is of https.
 */
export const webAddress = () =>
  optionalText(300).check(
    z.overwrite((value) => (/^[\w.-]+\.[a-z]{2,}([/:?#]|$)/i.test(value) ? `https://${value}` : value)),
    z.refine((value) => value === '' || isWebAddress(value), 'Write an address such as https://example.org.'),
  )

function isWebAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !['https:', 'http:'].includes(url.protocol)) return false
  // "https://waymark.nz@elsewhere.example" leads elsewhere.
  return url.hostname.includes('.') && url.username === '' && url.password === ''
}

/** An email address; all spaces are stripped (product.md section 5). */
export const email = () =>
  z.string('Write an email address.').check(
    z.overwrite((value) => value.replace(/\s/g, '')),
    // Aborts validation: the pattern below takes quadratic time on a hostile long text.
    z.maxLength(254, { error: 'This address is too long.', abort: true }),
    z.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'Write an email address such as name@example.org.'),
  )

/** A password as typed; spaces are stripped, 8 to 255 characters (product.md section 5). */
export const password = () =>
  z.string('Write a password.').check(
    z.overwrite((value) => value.normalize('NFKC').replace(/\s/g, '')),
    z.minLength(limits.passwordLength[0], `Use at least ${limits.passwordLength[0]} characters.`),
    z.maxLength(limits.passwordLength[1], `Use at most ${limits.passwordLength[1]} characters.`),
  )

/** The password that somebody has, to be compared: whatever its length, it is right or not. */
export const currentPassword = () =>
  z.string('Write your password.').check(
    z.overwrite((value) => value.normalize('NFKC').replace(/\s/g, '')),
    z.minLength(1, 'Write your password.'),
    z.maxLength(limits.passwordLength[1], `Use at most ${limits.passwordLength[1]} characters.`),
  )

/** A phone number as people write it, with its extension where it has one. */
export const phone = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(30, 'Use at most 30 characters.'),
      z.refine(isPhone, 'Write a phone number such as 021 555 0142.'),
    )

/** `phone`, or nothing. */
export const optionalPhone = () =>
  z.string().check(
    z.trim(),
    z.maxLength(30, 'Use at most 30 characters.'),
    z.refine((value) => value === '' || isPhone(value), 'Write a phone number such as 021 555 0142.'),
  )

const nearYearSentence = 'Choose a year from 1900 to 2199.'
/** Far from the ends of the calendar, where days before and after one can be computed. */
const isNearYear = (value: string) => /^(19|2[01])/.test(value)

/** A wall time of the service area, `YYYY-MM-DDTHH:mm:ss` (calls.md section 9). */
export const wallDateTime = () =>
  z.string().check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
      'Choose a day and a time.',
    ),
    z.refine((value) => isCalendarDate(value.slice(0, 10)), 'This date does not exist.'),
    z.refine(isNearYear, nearYearSentence),
  )

/** A local calendar date, `YYYY-MM-DD`. */
export const localDate = () =>
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Choose a day.'),
      z.refine(isCalendarDate, 'This date does not exist.'),
      z.refine(isNearYear, nearYearSentence),
    )

/** A wall time of day, `HH:mm`. */
export const timeOfDay = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 09:15.'))

/** Degrees north. */
export const latitude = () =>
  z
    .number(coordinateText('latitude'))
    .check(z.gte(-90, coordinateText('latitude')), z.lte(90, coordinateText('latitude')))
/** Degrees east. */
export const longitude = () =>
  z
    .number(coordinateText('longitude'))
    .check(z.gte(-180, coordinateText('longitude')), z.lte(180, coordinateText('longitude')))

/** Money in integer cents. */
export const cents = () => z.int32().check(z.nonnegative())

const isPageSize = (size: number) => limits.pageSizes.some((allowed) => allowed === size)
const pageSizeSentence = 'Choose 5, 10, 20 or 50 a page.'

/** Paging of a list; sizes are the source's 5, 10, 20, 50. */
export const pageFields = {
  pageNumber: z._default(z.int().check(z.positive(), z.lte(100_000)), 1),
  pageSize: z._default(z.int().check(z.refine(isPageSize, pageSizeSentence)), limits.defaultPageSize),
}

/** The same in a query string. */
export const queryPageFields = {
  pageNumber: z._default(queryId().check(z.lte(100_000)), 1),
  pageSize: z._default(queryId().check(z.refine(isPageSize, pageSizeSentence)), limits.defaultPageSize),
}

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), totalCount: z.int(), pageNumber: z.int(), pageSize: z.int() })

/** One option of a dropdown. */
export const choice = z.object({ id: z.union([z.int(), z.string()]), name: z.string() })

/** An empty input. */
export const nothing = z.strictObject({})

/** An answer that only confirms success. */
export const done = z.object({ done: z.literal(true) })

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
