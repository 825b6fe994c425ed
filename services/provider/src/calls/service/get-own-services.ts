import type { service } from '@waymark/contracts/service'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listOwnServices } from '../../db/own-services.ts'

export const getOwnServices: Handler<Context, typeof service.getOwnServices> = async ({ serviceAreaId }, { context }) =>
  (await listOwnServices(context.reads, serviceAreaId)).map(({ id, name, description }) => ({
    serviceId: id,
    name,
    familyName: serviceKind(id)?.family ?? '',
    description,
  }))
