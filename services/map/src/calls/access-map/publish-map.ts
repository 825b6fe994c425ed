import type { accessMap } from '@waymark/contracts/access-map'
import { publicationRefusal } from '@waymark/domain/place/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { copyDraftToPublic } from '../../db/write-access-map.ts'
import { answerRequest } from './answer-request.ts'
import { changeMap, editedMap } from './change-map.ts'

export const publishMap: Handler<Context, typeof accessMap.publishMap> = async (input, { context, caller }) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  const refusal = publicationRefusal(before.status, await countPlaces(context.reads, sourcesOf(before.edition)))
  if (refusal) return refuse(refusal)
  return changeMap(
    context,
    before,
    { ...input, caller, action: 'publish-map' },
    {
      map: {
        status: 'Published',
        reason: null,
        requested_by: null,
        requested_at: null,
        published_at: context.now(),
      },
      andThen: async (trx) => {
        await copyDraftToPublic(trx, before.id)
        await answerRequest(trx, before, null)
      },
    },
  )
}
