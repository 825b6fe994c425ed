import type { common } from '@waymark/contracts/common'
import { idFrom, type ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findPublicService } from '../../db/service-areas.ts'
import { accessMapSnippet, bookingSnippet } from '../../widget/snippets.ts'

export const getWidgetScript: Handler<Context, typeof common.getWidgetScript> = async ({ kind, id }, { context }) => {
  if (kind === 'accessMap') return { script: accessMapSnippet(context.publicUrl, id) }
  const serviceAreaServiceId = idFrom<ServiceAreaServiceId>(id)
  const offered = await findPublicService(context.reads, serviceAreaServiceId)
  return offered ? { script: bookingSnippet(context.publicUrl, serviceAreaServiceId, offered.area_name) } : notFound()
}
