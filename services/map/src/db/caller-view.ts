import type { AccessNeed } from '@waymark/domain/access-fit/fit'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { AccountId, ServiceAreaId } from '@waymark/domain/ids'
import type { Caller, PersonCaller } from '@waymark/service-kit/caller'
import type { RolesByArea } from '@waymark/service-kit/memberships'
import { type VisitorOfVenues, waysToSeeVenueSql } from '@waymark/service-kit/venue-rights-sql'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../context.ts'
import { indexedVenue } from './indexed-venue.ts'
import type { MapDatabase } from './schema.ts'

/** What the map needs to know of its caller. */
export interface CallerView {
  readonly needs: readonly AccessNeed[]
  /** Null when nobody is signed in. */
  readonly visitor: VisitorOfVenues | null
  /** The private venues that they may see: few, but all for a global administrator. */
  readonly privateVenueIds: readonly ServiceAreaId[] | 'all'
}

const everybody: CallerView = { needs: [], visitor: null, privateVenueIds: [] }

/** What the map needs to know of whoever asks. */
export async function callerViewOf(
  { memberships, reads }: Pick<Context, 'memberships' | 'reads'>,
  caller: Caller,
): Promise<CallerView> {
  if (caller.kind !== 'person') return everybody
  return readCallerView(reads, caller, await memberships.rolesOf(caller.userProfileId, caller.version))
}

async function readCallerView(
  reads: Kysely<MapDatabase>,
  { userProfileId, accountId, isAccountAdmin, isGlobalAdmin }: PersonCaller,
  roles: RolesByArea,
): Promise<CallerView> {
  const visitor = { userProfileId, accountId, isAccountAdmin, isGlobalAdmin, staffOfAreaIds: [...roles.keys()] }
  const [person, needs, privateVenueIds] = await Promise.all([
    reads
      .selectFrom('identity_api.person')
      .select('restricted_to_account_id')
      .where('id', '=', userProfileId)
      .executeTakeFirst(),
    reads
      .selectFrom('identity_api.need')
      .select(['accessibility_option_id as optionId', 'weight', 'threshold'])
      .where('user_profile_id', '=', userProfileId)
      .orderBy('weight')
      .orderBy('accessibility_option_id')
      .execute(),
    isGlobalAdmin ? ('all' as const) : listPrivateVenueIds(reads, visitor),
  ])
  return {
    needs: needs.filter(({ optionId }) => accessOption(optionId) !== null),
    visitor: { ...visitor, restrictedToAccountId: person?.restricted_to_account_id ?? null },
    privateVenueIds,
  }
}

/**
 * One query per way of seeing a venue, so that each uses its index: combined by `or`, every private venue would be
 * read.
 */
async function listPrivateVenueIds(
  reads: Kysely<MapDatabase>,
  visitor: Omit<VisitorOfVenues, 'restrictedToAccountId'>,
): Promise<ServiceAreaId[]> {
  const restrictedToAccountId = sql<AccountId | null>`(select p.restricted_to_account_id
    from identity_api.person p where p.id = ${visitor.userProfileId})`
  const ways = waysToSeeVenueSql({ ...visitor, restrictedToAccountId }, indexedVenue('private_venue')).map(
    (way) => sql`select v.service_area_id as id from private_venue v where ${way}`,
  )
  const { rows } = await sql<{ id: ServiceAreaId }>`${sql.join(ways, sql` union `)}`.execute(reads)
  return rows.map(({ id }) => id)
}
