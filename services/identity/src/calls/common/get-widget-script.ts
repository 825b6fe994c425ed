import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findPublicService } from '../../db/service-areas.ts'
import { accessMapSnippet, bookingSnippet } from '../../widget/snippets.ts'

export const getWidgetScript: Handler<Context, typeof common.getWidgetScript> = async ({ kind, id }, { context }) => {
  if (kind === 'accessMap') return { script: accessMapSnippet(context.publicUrl, id) }
  const offered = await findPublicService(context.reads, id)
  return offered ? { script: bookingSnippet(context.publicUrl, id, offered.area_name) } : notFound()
}
