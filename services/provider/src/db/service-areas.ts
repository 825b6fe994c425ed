import type { ServiceAreaId } from '@waymark/domain/ids'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { worksInAreaSql } from '@waymark/service-kit/own-areas-sql'
import type { Kysely } from 'kysely'
import { areaColumns } from './area-columns.ts'
import type { ProviderDatabase } from './schema.ts'
import { visitorsToAnswerSql } from './venue-feedback.ts'

/** The areas a person works in, with their role; for the account admin all of the account. */
export async function listAreasOf(db: Kysely<ProviderDatabase>, caller: PersonCaller) {
  return db
    .selectFrom('service_area as a')
    .leftJoin('identity_api.membership as m', (join) =>
      join.onRef('m.service_area_id', '=', 'a.id').on('m.user_profile_id', '=', caller.userProfileId),
    )
    .select(['a.id', 'a.name', 'a.suburb', 'a.time_zone', 'm.role', visitorsToAnswerSql.as('visitors_to_answer')])
    .where(worksInAreaSql(caller, 'a'))
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()
}

export async function findArea(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId) {
  return db.selectFrom('service_area').select(areaColumns).where('id', '=', serviceAreaId).executeTakeFirst()
}

export async function findAreaTimeZone(db: Kysely<ProviderDatabase>, serviceAreaId: ServiceAreaId): Promise<string> {
  const area = await db
    .selectFrom('service_area')
    .select('time_zone')
    .where('id', '=', serviceAreaId)
    .executeTakeFirstOrThrow()
  return area.time_zone
}
