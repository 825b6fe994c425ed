import { jobs } from '@waymark/contracts/jobs'
import type { PersonCaller } from '@waymark/service-kit/caller'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { MapRow } from '../../db/access-maps.ts'
import type { MapDatabase } from '../../db/schema.ts'

interface MapAction {
  /** The name of the call. */
  readonly action: string
  readonly before: MapRow | null
  readonly after: MapRow
  readonly at: Date
}

/** Writes a change of an access map to the audit trail, in the same transaction, whoever made it. */
export async function audited(
  trx: Transaction<MapDatabase>,
  caller: PersonCaller,
  { action, before, after, at }: MapAction,
): Promise<void> {
  await addToOutbox(trx, jobs.admin.writeAudit, {
    onceKey: `access map ${after.id} ${after.version} ${action}`,
    adminUserProfileId: caller.actingAdminId ?? caller.userProfileId,
    action,
    targetKind: 'access map',
    targetId: after.id,
    before: before && changed(before, after),
    after: changed(after, before),
    at: at.toISOString(),
  })
}

/** What `map` has that `other` has not, by column; all of it when there is no other. */
function changed(map: MapRow, other: MapRow | null): Record<string, unknown> {
  const [mine, theirs] = [flat(map), other ? flat(other) : {}]
  return Object.fromEntries(
    Object.entries(mine).filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(theirs[column])),
  )
}

function flat({ edition, ...map }: MapRow): Record<string, unknown> {
  const { access_map_id: _id, is_public: _isPublic, ...draft } = edition
  const { once_key: _onceKey, ...row } = map
  return { ...row, ...draft }
}
