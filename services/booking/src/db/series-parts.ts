import type { BookingId, SeriesId } from '@waymark/domain/ids'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BookingDatabase, BookingSeriesTable } from './schema.ts'

const answerColumns = [
  'size_option_id',
  'duration_minutes',
  'people_qty',
  'price_cents',
  'fee_display',
  'pricing_description',
  'is_myself',
  'recipient_name',
  'recipient_phone',
  'recipient_notes',
  'notes',
  'address',
  'unit_number',
  'access_notes',
  'is_exact_point',
  'lat',
  'lng',
  'distance_km',
  'shared_option_ids',
  'shares_recipient_needs',
] as const

/** What was agreed for the dates of a series, beside their times. */
export type Answers = Pick<Selectable<BookingSeriesTable>, (typeof answerColumns)[number]>

/** What was agreed for these dates. */
export async function findAnswers(trx: Transaction<BookingDatabase>, partId: SeriesId): Promise<Answers> {
  return trx.selectFrom('booking_series').select(answerColumns).where('id', '=', partId).executeTakeFirstOrThrow()
}

/** Whether the price of a series was agreed in a quote. */
export async function isQuoted(db: Kysely<BookingDatabase>, seriesId: SeriesId): Promise<boolean> {
  const series = await db.selectFrom('booking_series').select('quote_id').where('id', '=', seriesId).executeTakeFirst()
  return series !== undefined && series.quote_id !== null
}

/**
 * Writes new answers for some dates that have these in common. Where they are all of its dates, the row is changed;
 * otherwise they get one of their own, and the others keep theirs. Every date gets a new version.
 */
export async function writeAnswers(
  trx: Transaction<BookingDatabase>,
  partId: SeriesId,
  bookingIds: readonly BookingId[],
  values: Partial<Answers>,
): Promise<void> {
  const { others } = await trx
    .selectFrom('booking')
    .select((row) => row.fn.countAll<number>().as('others'))
    .where('series_id', '=', partId)
    .where('id', 'not in', [...bookingIds])
    .executeTakeFirstOrThrow()
  const ownId = Number(others) === 0 ? partId : await addPart(trx, partId)
  await trx.updateTable('booking_series').set(values).where('id', '=', ownId).execute()
  await trx
    .updateTable('booking')
    .set((row) => ({
      series_id: ownId,
      version: row('version', '+', 1),
      calendar_sequence: row('calendar_sequence', '+', 1),
    }))
    .where('id', 'in', [...bookingIds])
    .execute()
}

/** A copy of a row of answers, as a part of the same series. */
async function addPart(trx: Transaction<BookingDatabase>, partId: SeriesId): Promise<SeriesId> {
  const { rows } = await sql<{ id: SeriesId }>`
    insert into booking_series (account_id, service_area_id, service_area_service_id, service_id, own_service_name, buffer_minutes,
      client_user_profile_id, client_account_id, user_service_area_id, time_zone, preferred_staff_id, created_at,
      part_of_id, ${sql.join(answerColumns.map((column) => sql.ref(column)))})
    select account_id, service_area_id, service_area_service_id, service_id, own_service_name, buffer_minutes, client_user_profile_id,
      client_account_id, user_service_area_id, time_zone, preferred_staff_id, created_at, coalesce(part_of_id, id),
      ${sql.join(answerColumns.map((column) => sql.ref(column)))}
    from booking_series where id = ${partId} returning id`.execute(trx)
  const [part] = rows
  if (!part) throw new Error(`The series ${partId} is gone`)
  return part.id
}
