import type { service } from '@waymark/contracts/service'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { sizeAnswer } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'

export const getServiceSizeOptionsByServiceId: Handler<Context, typeof service.getServiceSizeOptionsByServiceId> = ({
  serviceId,
}) => serviceKind(serviceId)?.sizeOptions.map(sizeAnswer) ?? notFound()
