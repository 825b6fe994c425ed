import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { MapRow } from '../../db/access-maps.ts'
import type { MapDatabase } from '../../db/schema.ts'

/** Tells whoever asked for the publication of a map what became of it; `reason` says what is missing, null that it is public. */
export async function answerRequest(trx: Transaction<MapDatabase>, map: MapRow, reason: string | null): Promise<void> {
  if (map.status !== 'Requested' || map.requested_by === null) return
  await addToOutbox(trx, jobs.notify.tellPeople, {
    onceKey: `access map ${map.id} ${map.version} answered`,
    to: { kind: 'person', userProfileId: map.requested_by },
    newsKind: 'access map answered',
    title: reason === null ? `${map.edition.title} is public now` : `${map.edition.title} is not published yet`,
    text: reason ?? 'Everybody can open it. Its page has the link, the code for posters and the frame for websites.',
    href: `/business/access-maps/${map.id}`,
  })
}
