import type { MapDatabase } from '@waymark/map-service/db/schema'
import { rebuildIndex } from '@waymark/map-service/db/write-venue'
import { clientConfig } from '@waymark/service-kit/database'
import type { DatabaseAddress } from '@waymark/service-kit/database-address'
import { openStore } from '@waymark/service-kit/open-store'
import { hashPassword } from '@waymark/service-kit/password'
import { readProcessConfig } from '@waymark/service-kit/process-config'
import type { FileStore } from '@waymark/service-kit/store'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { buildDemoWorld, type DemoWorld } from './build-demo-world.ts'
import { demoPassword } from './demo-accounts.ts'
import { advanceIdentity, insertRows, type RunSql } from './insert-rows.ts'
import { keepPictures, type PictureKeys } from './pictures/keep-pictures.ts'

type Table = `${string}.${string}`

export interface DemoWorldOptions {
  /** An administrator's address of a migrated database. */
  readonly admin: DatabaseAddress
  readonly store: FileStore
  readonly now: Date
  /** What is being drawn already, for this store; otherwise it is begun now. */
  readonly drawn?: DrawnWorld | undefined
}

/** The world's rows, and the keys of their pictures. */
interface DrawnWorld {
  readonly tables: ReturnType<typeof tablesOf>
  readonly keys: PictureKeys
}

/** Columns that contain the name of a drawing until its file is stored. */
const pictureColumns = [
  'file_key',
  'small_key',
  'logo_key',
  'small_logo_key',
  'location_image_key',
  'avatar_key',
  'media_key',
  'photo_key',
] as const

/** The world's rows, table by table, in the order of their references. */
function tablesOf(world: DemoWorld): readonly (readonly [table: Table, rows: readonly object[], hasId: boolean])[] {
  const { people, offers, bookings, conversations, activities, amenities, sessions, sessionBookings } = world
  const accountOfBooking = new Map(
    [...bookings.bookings, ...sessionBookings.bookings].map((row) => [row.id, row.account_id]),
  )
  // A trigger would set it, row by row.
  const ofBooking = <Row extends { readonly booking_id?: number | null }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, account_id: accountOfBooking.get(row.booking_id ?? 0) ?? null }))
  return [
    ['identity.account', people.accounts, true],
    ['identity.user_profile', people.profiles, true],
    ['identity.membership', people.memberships, true],
    ['identity.need', world.needs, false],
    ['identity.invitation', world.invitations, false],
    ['provider.business', world.businesses, false],
    ['provider.service_area', world.serviceAreas, true],
    ['provider.venue_fact', world.facts, false],
    ['provider.own_service', offers.ownServices, false],
    ['provider.service_area_service', offers.areaServices, true],
    ['provider.service_size', offers.sizes, false],
    ['provider.service_staff', offers.staff, false],
    ['provider.schedule_line', offers.lines, true],
    ['provider.schedule_exception', offers.exceptions, true],
    ['booking.quote', world.quotes, true],
    ['booking.booking_series', bookings.series, true],
    ['provider.activity', [...activities.activities, ...amenities.amenities].map(({ row }) => row), true],
    ['provider.activity_fact', activities.facts, false],
    ['provider.activity_staff', activities.staff, false],
    ['booking.activity_session', [...sessions.sessions, ...amenities.sessions].map(({ row }) => row), true],
    ['booking.booking', [...bookings.bookings, ...sessionBookings.bookings], true],
    ['booking.activity_booking', ofBooking(sessionBookings.holders), false],
    ['booking.activity_booking_person', ofBooking(sessionBookings.people), false],
    ['booking.payment', ofBooking(sessionBookings.payments), true],
    ['booking.refund', sessionBookings.refunds, true],
    ['booking.ledger_entry', ofBooking(sessionBookings.ledger), true],
    ['booking.waitlist_entry', sessionBookings.waitlist, true],
    ['booking.staff_time', ofBooking([...bookings.staff, ...sessions.staff]), false],
    ['booking.booking_history', ofBooking([...bookings.history, ...sessionBookings.history]), true],
    ['booking.feedback', [...bookings.feedback, ...sessionBookings.feedback], false],
    ['booking.review', world.reviews, false],
    ['booking.saved_recipient', world.addressBook.recipients, true],
    ['booking.saved_address', world.addressBook.addresses, true],
    ['booking.shortlist', world.shortlists, false],
    ['chat.conversation', conversations.conversations, true],
    ['chat.participant', conversations.participants, false],
    ['chat.message', conversations.messages, false],
    ['notify.notification', world.notifications, true],
    ['admin.badge_partner', world.badgePartners, true],
    ['admin.badge_partner_venue', world.badgePartnerVenues, false],
    ['map.access_map', world.accessMaps.maps, true],
    ['map.access_map_edition', world.accessMaps.editions, false],
    // Nothing refers to them, and their large pictures are drawn until now.
    ['provider.service_area_picture', world.areaPictures, true],
    ['provider.activity_picture', [...activities.pictures, ...amenities.pictures], true],
  ]
}

/** The spaces that `insert` takes are counted for each session once, not row by row; its checks refuse too many. */
async function withSpacesCountedOnce(run: RunSql, insert: () => Promise<void>): Promise<void> {
  await run('alter table booking.activity_booking disable trigger activity_booking_takes_spaces')
  await insert()
  await run('alter table booking.activity_booking enable trigger activity_booking_takes_spaces')
  await run(`
    update booking.activity_session s set
      spaces_taken = taken.spaces, wheelchair_spaces_taken = taken.wheelchair_spaces,
      hearing_receivers_taken = taken.hearing_receivers, interpreter_places_taken = taken.interpreter_places,
      quiet_places_taken = taken.quiet_places
    from (
      select a.activity_session_id, sum(a.spaces + a.companions) as spaces, sum(a.wheelchair_spaces) as wheelchair_spaces,
             sum(a.hearing_receivers) as hearing_receivers, sum(a.interpreter_places) as interpreter_places,
             sum(a.quiet_places) as quiet_places
      from booking.activity_booking a join booking.booking b on b.id = a.booking_id
      where b.status in (0, 1, 2) group by 1
    ) taken
    where s.id = taken.activity_session_id`)
}

function pictureNames(rows: readonly object[]): string[] {
  return rows.flatMap((row) =>
    pictureColumns.flatMap((column) => {
      const name: unknown = Reflect.get(row, column)
      return typeof name === 'string' ? [name] : []
    }),
  )
}

async function withFileKeys(row: object, keys: PictureKeys): Promise<object> {
  const found = pictureColumns.flatMap((column) => {
    const name: unknown = Reflect.get(row, column)
    return typeof name === 'string' ? [[column, keys.get(name)] as const] : []
  })
  if (found.length === 0) return row
  const kept = await Promise.all(found.map(async ([column, key]) => [column, await key] as const))
  return { ...row, ...Object.fromEntries(kept) }
}

/** Its pictures are drawn in the order in which their rows need them. */
function drawWorld({ store, now }: Pick<DemoWorldOptions, 'store' | 'now'>): DrawnWorld {
  const tables = tablesOf(buildDemoWorld(now))
  const names = new Set(tables.flatMap(([, rows]) => pictureNames(rows)))
  return { tables, keys: keepPictures(names, store) }
}

/** Fills a migrated, empty database with the demo world. Returns false without any change when it is not empty. */
export async function fillDemoWorld({ admin, drawn, ...world }: DemoWorldOptions): Promise<boolean> {
  const pool = new pg.Pool({ ...clientConfig(admin, 'map', 'waymark demo world'), max: 1 })
  const db = new Kysely<MapDatabase>({ dialect: new PostgresDialect({ pool }) })
  try {
    // All or nothing: an interrupted start begins again with an empty database.
    return await db.transaction().execute(async (trx) => {
      const run: RunSql = (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, [...values]))
      await run('lock table identity.account in exclusive mode')
      const { rows: accounts } = await sql`select 1 from identity.account limit 1`.execute(trx)
      if (accounts.length > 0) return false
      await run('set local waymark.rebuilds_index = on')
      const { tables, keys } = drawn ?? drawWorld(world)
      const passwordHash = await hashPassword(demoPassword)
      for (const [table, rows, hasId] of tables) {
        // As the service that owns the table: its triggers name their own tables.
        await run(`set local search_path = ${table.split('.')[0]}, public`)
        const secret = table === 'identity.user_profile' ? { password_hash: passwordHash } : {}
        const filled = await Promise.all(rows.map(async (row) => ({ ...(await withFileKeys(row, keys)), ...secret })))
        if (table === 'booking.activity_booking') await withSpacesCountedOnce(run, () => insertRows(run, table, filled))
        else await insertRows(run, table, filled)
        if (hasId) await advanceIdentity(run, table)
        if (table === 'provider.own_service')
          await run(`select setval('provider.own_service_number', $1)`, [rows.length])
      }
      await run('analyze')
      await run('set local search_path = map, public')
      await rebuildIndex(trx)
      return true
    })
  } finally {
    await db.destroy()
  }
}

/**
 * Loads the demo world once, into the database and file store of the environment; later calls are no-ops. The pictures of
 * an empty database are drawn while it migrates and takes the first rows, which leaves a processor free.
 */
export async function loadDemoWorld(
  env: NodeJS.ProcessEnv,
  { say, migrated }: { readonly say: (line: string) => void; readonly migrated: Promise<void> },
): Promise<void> {
  const { database: admin, filesFolder, bucket } = readProcessConfig(env)
  const store = await openStore(bucket ? { folder: filesFolder, bucket } : { folder: filesFolder })
  try {
    const now = new Date()
    const drawIfNew = async () => ((await isNew(admin)) ? drawWorld({ store, now }) : undefined)
    const [, drawn] = await Promise.all([migrated, drawIfNew()])
    const startedAt = Date.now()
    const isLoaded = await fillDemoWorld({ admin, store, now, drawn })
    if (isLoaded) say(`Loaded the demo world in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  } finally {
    store.close()
  }
}

/** Whether no service has anything in a database yet. */
async function isNew(admin: DatabaseAddress): Promise<boolean> {
  const client = new pg.Client(clientConfig(admin, 'public', 'waymark demo world'))
  await client.connect()
  try {
    const { rows } = await client.query<{ is_new: boolean }>("select to_regclass('identity.account') is null as is_new")
    return rows[0]?.is_new ?? false
  } finally {
    await client.end()
  }
}
