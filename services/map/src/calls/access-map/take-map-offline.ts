import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { removePublic } from '../../db/write-access-map.ts'
import { changeMap, editedMap } from './change-map.ts'

export const takeMapOffline: Handler<Context, typeof accessMap.takeMapOffline> = async (input, { context, caller }) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  if (before.published_at === null) return refuse('NotPublic')
  return changeMap(
    context,
    before,
    { ...input, caller, action: 'take-map-offline' },
    {
      map: { published_at: null, ...(before.status === 'Published' && { status: 'Draft' as const }) },
      andThen: (trx) => removePublic(trx, before.id),
    },
  )
}
