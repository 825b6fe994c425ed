import type { common } from '@waymark/contracts/common'
import { type AccessMapId, idFrom, type ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { accessMapSnippet, bookingSnippet } from '../../answers/snippets.ts'
import type { Context } from '../../context.ts'
import { findPublicAccessMap } from '../../db/access-maps.ts'
import { findPublicService } from '../../db/service-areas.ts'

export const getWidgetScript: Handler<Context, typeof common.getWidgetScript> = async ({ kind, id }, { context }) => {
  if (kind === 'accessMap') {
    const shown = await findPublicAccessMap(context.reads, idFrom<AccessMapId>(id))
    return shown ? { script: accessMapSnippet(context.publicUrl, shown) } : notFound()
  }
  const serviceAreaServiceId = idFrom<ServiceAreaServiceId>(id)
  const offered = await findPublicService(context.reads, serviceAreaServiceId)
  return offered ? { script: bookingSnippet(context.publicUrl, serviceAreaServiceId, offered.area_name) } : notFound()
}
