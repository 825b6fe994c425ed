import { type StaffRole, staffRoleOf } from '@waymark/domain/enums'
import type { AccountId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { type QueryExecutorProvider, sql } from 'kysely'
import { LRUCache } from 'lru-cache'

/** Roles of a person, by service area. */
export type RolesByArea = ReadonlyMap<ServiceAreaId, StaffRole>

/** Which roles people hold where, read from the views of identity and provider and cached for at most a minute. */
export interface Memberships {
  rolesOf(userProfileId: UserProfileId, version: number): Promise<RolesByArea>
  /** The account that a service area belongs to. */
  accountOf(serviceAreaId: ServiceAreaId): Promise<AccountId | undefined>
  /** The service area that offers this service. */
  areaOfService(serviceAreaServiceId: ServiceAreaServiceId): Promise<ServiceAreaId | undefined>
  /** Whether a session was ended before its token expires. */
  isRevoked(sessionId: string): Promise<boolean>
  /** Drops one person's cached roles (bus topic `person`). */
  forgetPerson(userProfileId: UserProfileId): void
  forgetAll(): void
}

const cachedForMs = 60_000

/** Reads the views `identity_api.membership`, `identity_api.revoked_session`, `provider_api.service_area` and `provider_api.service_area_service`. */
export function createMemberships(reads: QueryExecutorProvider): Memberships {
  const roles = new LRUCache<string, RolesByArea>({ max: 10_000, ttl: cachedForMs })
  const accounts = new LRUCache<ServiceAreaId, AccountId>({ max: 20_000, ttl: cachedForMs })
  const areas = new LRUCache<ServiceAreaServiceId, ServiceAreaId>({ max: 20_000, ttl: cachedForMs })

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
    async areaOfService(serviceAreaServiceId) {
      const cached = areas.get(serviceAreaServiceId)
      if (cached !== undefined) return cached
      const { rows } = await sql<{ service_area_id: ServiceAreaId }>`
        select service_area_id from provider_api.service_area_service where id = ${serviceAreaServiceId}`.execute(reads)
      const found = rows[0]
      if (!found) return undefined
      areas.set(serviceAreaServiceId, found.service_area_id)
      return found.service_area_id
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
