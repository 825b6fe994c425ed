import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { readServicesOfArea } from '../answers/area-service-answer.ts'
import type { Context } from '../context.ts'

export const getServiceAreaServiceByServiceAreaId: Handler<
  Context,
  typeof service.getServiceAreaServiceByServiceAreaId
> = ({ serviceAreaId }, { context }) => readServicesOfArea(context.reads, serviceAreaId)
