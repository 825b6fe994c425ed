import type { service } from '@waymark/contracts/service'
import { searchServices } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import { areaServiceRowAnswer } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { listServicePage } from '../../db/area-services.ts'

export const getServiceAreaServiceByServiceAreaId: Handler<
  Context,
  typeof service.getServiceAreaServiceByServiceAreaId
> = async ({ serviceAreaId, search, pageNumber, pageSize }, { context }) => {
  const { rows, totalCount } = await listServicePage(context.reads, {
    serviceAreaId,
    search,
    catalogueIds: searchServices(search).map(({ id }) => id),
    pageNumber,
    pageSize,
  })
  return { items: rows.map(areaServiceRowAnswer), totalCount, pageNumber, pageSize }
}
