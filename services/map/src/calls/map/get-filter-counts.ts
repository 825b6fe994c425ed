import type { map } from '@waymark/contracts/map'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { mustsOf, viewOf } from '../../asked-view.ts'
import type { Context } from '../../context.ts'
import { callerViewOf } from '../../db/caller-view.ts'
import { countFilters } from '../../db/filter-counts.ts'
import { openAt } from '../../open-now.ts'

export const getFilterCounts: Handler<Context, typeof map.getFilterCounts> = async (input, { context, caller }) => {
  const person = await callerViewOf(context, caller)
  const view = await viewOf(context, input, person)
  if (!view) return notFound()
  return countFilters(context.reads, view, { openAt: openAt(context.now()), musts: mustsOf(person) })
}
