import type { AreaTarget } from '@waymark/contracts/access'
import { type StaffRole, staffRoleOf } from '@waymark/domain/enums'
import { type AccountId, idFrom, type ServiceAreaId, type UserProfileId } from '@waymark/domain/ids'
import { type QueryExecutorProvider, sql } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Roles of a person, by service area. */
export type RolesByArea = ReadonlyMap<ServiceAreaId, StaffRole>

/** Which roles people hold where, read from the views of identity and provider and cached for at most a minute. */
export interface Memberships {
  rolesOf(userProfileId: UserProfileId, version: number): Promise<RolesByArea>
  /** The account that a service area belongs to. */
  accountOf(serviceAreaId: ServiceAreaId): Promise<AccountId | undefined>
  /** The service area that the id of a call refers to; undefined when nothing has that id. */
  areaOf(target: AreaTarget, id: number): Promise<ServiceAreaId | undefined>
  /** Whether the activity or session that the id of a call refers to is an amenity or one of its sessions. */
  isOfAmenity(target: AreaTarget, id: number): Promise<boolean>
  /** Whether a session was ended before its token expires. */
  isRevoked(sessionId: string): Promise<boolean>
  /** Drops one person's cached roles (bus topic `person`). */
  forgetPerson(userProfileId: UserProfileId): void
  forgetAll(): void
}

const cachedForMs = 60_000

/** Which view knows the area of each kind of id. */
const viewOfTarget = {
  serviceAreaService: 'provider_api.service_area_service',
  activity: 'provider_api.activity',
  activitySession: 'booking_api.activity_session',
  amenity: 'provider_api.amenity',
} as const satisfies Record<Exclude<AreaTarget, 'serviceArea'>, string>

/** Reads the views of `kit-views.ts`. */
export function createMemberships(reads: QueryExecutorProvider): Memberships {
  const roles = new LRUCache<string, RolesByArea>({ max: 10_000, ttl: cachedForMs })
  const accounts = new LRUCache<ServiceAreaId, AccountId>({ max: 20_000, ttl: cachedForMs })
  const areas = new LRUCache<string, ServiceAreaId>({ max: 20_000, ttl: cachedForMs })

  return {
    async rolesOf(userProfileId, version) {
      const key = `${userProfileId}:${version}`
      const cached = roles.get(key)
      if (cached) return cached
      const { rows } = await sql<{ service_area_id: ServiceAreaId; role: number }>`
        select service_area_id, role from identity_api.membership where user_profile_id = ${userProfileId}`.execute(
        reads,
      )
      const found = new Map(rows.map((row) => [row.service_area_id, staffRoleOf(row.role)]))
      roles.set(key, found)
      return found
    },
    async accountOf(serviceAreaId) {
      const cached = accounts.get(serviceAreaId)
      if (cached !== undefined) return cached
      const { rows } = await sql<{ account_id: AccountId }>`
        select account_id from provider_api.service_area where id = ${serviceAreaId}`.execute(reads)
      const found = rows[0]
      if (!found) return undefined
      accounts.set(serviceAreaId, found.account_id)
      return found.account_id
    },
    async areaOf(target, id) {
      if (target === 'serviceArea') return idFrom(id)
      const key = `${target}:${id}`
      const cached = areas.get(key)
      if (cached !== undefined) return cached
      const { rows } = await sql<{ service_area_id: ServiceAreaId }>`
        select service_area_id from ${sql.table(viewOfTarget[target])} where id = ${id}`.execute(reads)
      const found = rows[0]?.service_area_id
      if (found !== undefined) areas.set(key, found)
      return found
    },
    async isOfAmenity(target, id) {
      if (target === 'amenity') return true
      if (target !== 'activity' && target !== 'activitySession') return false
      const ofSession = sql`in (select activity_id from booking_api.activity_session where id = ${id})`
      const { rows } = await sql`
        select from provider_api.amenity where id ${target === 'activity' ? sql`= ${id}` : ofSession}`.execute(reads)
      return rows.length > 0
    },
    async isRevoked(sessionId) {
      const { rows } = await sql`select 1 from identity_api.revoked_session where sid = ${sessionId}`.execute(reads)
      return rows.length > 0
    },
    forgetPerson(userProfileId) {
      for (const key of roles.keys()) if (key.startsWith(`${userProfileId}:`)) roles.delete(key)
    },
    forgetAll() {
      roles.clear()
      accounts.clear()
      areas.clear()
    },
  }
}
