import type { PersonCaller } from '@waymark/service-kit/caller'
import { type NotFound, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { draftAnswer } from '../../answers/access-map-answer.ts'
import type { Context } from '../../context.ts'
import { findMap, type MapRow } from '../../db/access-maps.ts'
import type { MapDatabase } from '../../db/schema.ts'
import { type MapChange, updateMap } from '../../db/write-access-map.ts'
import { audited } from './audited.ts'
import { draftsOf } from './drafts-of.ts'

type DraftAnswer = Awaited<ReturnType<typeof draftAnswer>>

interface Wanted extends Pick<MapChange, 'accessMapId' | 'version'> {
  /** What was done, for the audit trail: mostly the name of the call. */
  readonly action: string
  readonly caller: PersonCaller
}

type Change = Pick<MapChange, 'map' | 'draft'> & { readonly andThen?: (trx: Transaction<MapDatabase>) => Promise<void> }

/** An access map that this caller may edit, as they saw it. */
export async function editedMap(
  { reads }: Pick<Context, 'reads'>,
  caller: PersonCaller,
  { accessMapId, version }: Pick<MapChange, 'accessMapId' | 'version'>,
): Promise<MapRow | NotFound | Refused<'ChangedMeanwhile'>> {
  const found = await findMap(reads, accessMapId, draftsOf(caller))
  if (!found) return notFound()
  return found.version === version ? found : refuse('ChangedMeanwhile')
}

/** Saves a change of an access map that has not changed since the caller saw it, with its audit entry. */
export async function changeMap(
  context: Context,
  before: MapRow,
  { action, caller, accessMapId, version }: Wanted,
  { map, draft, andThen }: Change,
): Promise<DraftAnswer | Refused<'ChangedMeanwhile'>> {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const after = await updateMap(trx, {
      accessMapId,
      version,
      changedBy: caller.userProfileId,
      changedAt: at,
      ...(map && { map }),
      ...(draft && { draft }),
    })
    if (!after) return refuse('ChangedMeanwhile')
    await andThen?.(trx)
    await audited(trx, caller, { action, before, after, at })
    return draftAnswer(trx, after)
  })
}
