import type { accessMap } from '@waymark/contracts/access-map'
import { jobs } from '@waymark/contracts/jobs'
import { requestRefusal } from '@waymark/domain/place/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { changeMap, editedMap } from './change-map.ts'

export const requestMapPublication: Handler<Context, typeof accessMap.requestMapPublication> = async (
  { isTakenBack, ...input },
  { context, caller },
) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  if (isTakenBack && before.status !== 'Requested') return refuse('NotRequested')
  if (isTakenBack)
    return changeMap(
      context,
      before,
      { ...input, caller, action: 'take-back-map-request' },
      { map: { status: 'Draft', requested_by: null, requested_at: null } },
    )
  const refusal = requestRefusal(before.status, await countPlaces(context.reads, sourcesOf(before.edition)))
  if (refusal) return refuse(refusal)
  return changeMap(
    context,
    before,
    { ...input, caller, action: 'request-map-publication' },
    {
      map: { status: 'Requested', reason: null, requested_by: caller.userProfileId, requested_at: context.now() },
      andThen: (trx) =>
        addToOutbox(trx, jobs.notify.tellPeople, {
          onceKey: `access map ${before.id} ${before.version} requested`,
          to: { kind: 'globalAdmins' },
          newsKind: 'access map requested',
          title: `${before.edition.title} asks to be published`,
          text: 'An organisation has drafted an access map. Look at it, then publish it or say what is missing.',
          href: `/global-admin/access-maps/${before.id}`,
        }),
    },
  )
}
