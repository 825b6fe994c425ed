import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

const world = await testWorld({ services: ['map', 'provider'] })
let serviceAreaId: number
beforeAll(async () => {
  serviceAreaId = (await makeArea(world, { name: 'Before', accountId: await makeAccount(world) })).serviceAreaId
  await world.settle()
})
/** A column of the venue in the index, as PostgreSQL prints it. */
async function indexed(column: string, table = 'venue'): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)}::text as value from map.${sql.ref(table)} where service_area_id = ${serviceAreaId}`.execute(
    world.db,
  )
  return rows[0]?.value
}

/** A write by code that knows nothing of the map. */
async function write(statement: string): Promise<void> {
  await sql.raw(statement.replaceAll('$area', String(serviceAreaId))).execute(world.db)
  await world.settle()
}

const ofArea = (assignment: string) => `update provider.service_area set ${assignment} where id = $area`

/** A write for every column of the index, and the indexed value after it. */
const writes: readonly (readonly [column: string, statement: string, value: string])[] = [
  ['account_id', ofArea('account_id = 987654'), '987654'],
  ['name', ofArea("name = 'After'"), 'After'],
  ['venue_type_id', ofArea('venue_type_id = 2'), '2'],
  ['address', ofArea("address = '1 New Street'"), '1 New Street, Wellington Central, Wellington'],
  ['suburb', ofArea("suburb = 'Te Aro'"), 'Te Aro'],
  ['address', ofArea("region = 'Otago'"), '1 New Street, Te Aro, Otago'],
  ['country_id', ofArea('country_id = 2'), '2'],
  ['lat', ofArea('lat = -41.25'), '-41.25'],
  ['lng', ofArea('lng = 174.75'), '174.75'],
  ['cost_tier', ofArea('cost_tier = 5'), '5'],
  ['open_minutes', ofArea(`opening_hours = '[{"dayOfWeek":0,"opens":"08:00","closes":"09:00"}]'`), '{[480,540)}'],
  ['time_zone', ofArea("time_zone = 'Australia/Sydney'"), 'Australia/Sydney'],
  [
    'picture_key',
    "insert into provider.service_area_picture (service_area_id, kind, file_key, alt) values ($area, 'banner', 'a.jpg', 'A ramp')",
    'a.jpg',
  ],
  ['picture_alt', "update provider.service_area_picture set alt = 'A door' where service_area_id = $area", 'A door'],
  ['picture_key', 'delete from provider.service_area_picture where service_area_id = $area', ''],
  [
    'known_met',
    "insert into provider.venue_fact (service_area_id, accessibility_option_id, is_met, checked_on) values ($area, 4, true, '2026-08-01')",
    '8',
  ],
  [
    'checked_on',
    "update provider.venue_fact set checked_on = '2026-08-02' where service_area_id = $area",
    '2026-08-02',
  ],
  ['known_not_met', 'update provider.venue_fact set is_met = false where service_area_id = $area', '8'],
  [
    'measures',
    'insert into provider.venue_fact (service_area_id, accessibility_option_id, is_met, measure) values ($area, 11, true, 95)',
    '{"11": 95}',
  ],
  ['facts', 'delete from provider.venue_fact where service_area_id = $area', '[]'],
  [
    'service_ids',
    'insert into provider.service_area_service (service_area_id, service_id) values ($area, 4), ($area, 3)',
    '{3,4}',
  ],
  [
    'service_ids',
    'update provider.service_area_service set is_enabled = false where service_area_id = $area and service_id = 3',
    '{4}',
  ],
  ['service_ids', 'delete from provider.service_area_service where service_area_id = $area', '{}'],
  [
    'own_services',
    `insert into provider.own_service (id, account_id, name, name_key, description, created_by, created_at)
     values (7016, 987654, 'Beach day', 'beach day', 'Sand and sea.', 1, now())`,
    '[]',
  ],
  [
    'service_ids',
    'insert into provider.service_area_service (service_area_id, service_id) values ($area, 7016)',
    '{7016,16}',
  ],
  [
    'own_services',
    "update provider.own_service set name = 'Day at sea', name_key = 'day at sea' where id = 7016",
    '[{"id": 7016, "name": "Day at sea", "description": "Sand and sea."}]',
  ],
  ['own_services', 'delete from provider.service_area_service where service_area_id = $area', '[]'],
  [
    'activities',
    `insert into provider.activity (service_area_id, status, title, kind_ids, min_age, price_cents, spaces_per_session, spaces_per_client, created_by, created_at, updated_at)
     values ($area, 'Active', 'Yoga', '{26}', 16, 1200, 10, 2, 1, now(), now()), ($area, 'Draft', 'Not yet', '{1}', null, 0, 10, 2, 1, now(), now())`,
    '[{"id": 1, "title": "Yoga", "maxAge": null, "minAge": 16, "kindIds": [26], "priceCents": 1200}]',
  ],
  ['activities', "update provider.activity set status = 'Completed' where service_area_id = $area", '[]'],
]

/** Derived from latitude and longitude, or specific to the index. */
const derived = ['service_area_id', 'morton', 'world_position', 'indexed_at']

describe('the index follows its provider', () => {
  it.each(writes)('%s: %s', async (column, statement, value) => {
    await write(statement)
    expect((await indexed(column)) ?? '').toBe(value)
  })

  it('covers every column', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'map' and table_name = 'venue'`.execute(world.db)
    const followed = [...derived, ...writes.map(([column]) => column)]
    expect(rows.map(({ name }) => name).filter((name) => !followed.includes(name))).toEqual([])
  })

  it('leaves the public index and returns', async () => {
    await write(ofArea('is_private = true'))
    expect([await indexed('name'), await indexed('name', 'private_venue')]).toEqual([undefined, 'After'])
    await write(ofArea('is_private = false'))
    expect([await indexed('name'), await indexed('name', 'private_venue')]).toEqual(['After', undefined])
    await write(ofArea('is_active = false'))
    expect(await indexed('name')).toBeUndefined()
    await write(ofArea('is_active = true'))
    expect(await indexed('name')).toBe('After')
    await write('delete from provider.service_area where id = $area')
    expect(await indexed('name')).toBeUndefined()
  })
})

describe('a write', () => {
  async function askedFor(statements: readonly string[]): Promise<number> {
    const { serviceAreaId: area } = await makeArea(world)
    await world.settle()
    return world.db.transaction().execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement.replaceAll('$area', String(area))).execute(trx)
      const { rows } =
        await sql`select from provider.outbox where job = 'map.index-venue' and payload ->> 'serviceAreaId' = ${String(area)}`.execute(
          trx,
        )
      return rows.length
    })
  }

  it('enqueues one job per transaction, however much of the venue it changes', async () => {
    const facts =
      'insert into provider.venue_fact (service_area_id, accessibility_option_id, is_met) values ($area, 1, true)'
    expect(
      await askedFor([
        facts,
        'delete from provider.venue_fact where service_area_id = $area',
        facts,
        ofArea("name = 'x'"),
      ]),
    ).toBe(1)
  })

  it('enqueues nothing for columns that the map does not show', async () => {
    expect(await askedFor([ofArea('version = version + 1, manager_ids = array[1]'), ofArea('name = name')])).toBe(0)
  })

  it('enqueues nothing during a load that rebuilds the index', async () => {
    expect(await askedFor(['set local waymark.rebuilds_index = on', ofArea("name = 'x'")])).toBe(0)
  })
})
