import type { accessMap } from '@waymark/contracts/access-map'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteMapRow } from '../../db/write-access-map.ts'
import { audited } from './audited.ts'
import { editedMap } from './change-map.ts'

export const deleteMap: Handler<Context, typeof accessMap.deleteMap> = async (input, { context, caller }) => {
  const before = await editedMap(context, caller, input)
  if ('answerKind' in before) return before
  if (before.published_at !== null) return refuse('IsPublic')
  return context.db.transaction().execute(async (trx) => {
    if (!(await deleteMapRow(trx, before.id, input.version))) return refuse('ChangedMeanwhile')
    await audited(trx, caller, { action: 'delete-map', before: null, after: before, at: context.now() })
    return { done: true as const }
  })
}
