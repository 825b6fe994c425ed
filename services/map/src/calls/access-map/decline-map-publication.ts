import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { answerRequest } from './answer-request.ts'
import { changeMap, editedMap } from './change-map.ts'

export const declineMapPublication: Handler<Context, typeof accessMap.declineMapPublication> = async (
  { reason, ...input },
  { context, caller },
) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  if (before.status !== 'Requested') return refuse('NotRequested')
  return changeMap(
    context,
    before,
    { ...input, caller, action: 'decline-map-publication' },
    { map: { status: 'Declined', reason }, andThen: (trx) => answerRequest(trx, before, reason) },
  )
}
