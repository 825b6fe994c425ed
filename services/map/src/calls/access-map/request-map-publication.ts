import type { accessMap } from '@waymark/contracts/access-map'
import { requestRefusal } from '@waymark/domain/place/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { countPlaces, sourcesOf } from '../../db/access-map-places.ts'
import { changeMap, editedMap } from './change-map.ts'

export const requestMapPublication: Handler<Context, typeof accessMap.requestMapPublication> = async (
  input,
  { context, caller },
) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  const refusal = requestRefusal(before.status, await countPlaces(context.reads, sourcesOf(before.edition)))
  if (refusal) return refuse(refusal)
  return changeMap(
    context,
    before,
    { ...input, caller, action: 'request-map-publication' },
    {
      map: { status: 'Requested', reason: null, requested_by: caller.userProfileId, requested_at: context.now() },
    },
  )
}
