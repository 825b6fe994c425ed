import type { service } from '@waymark/contracts/service'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { serviceChoice } from '../../answers/area-service-answer.ts'
import type { Context } from '../../context.ts'
import { findMember } from '../../db/area-members.ts'
import { listAllServicesOfArea } from '../../db/area-services.ts'

export const getAssignedServicesToUserOnServiceArea: Handler<
  Context,
  typeof service.getAssignedServicesToUserOnServiceArea
> = async ({ serviceAreaId, userProfileId }, { context, area }) => {
  const [member, services] = await Promise.all([
    findMember(context.reads, userProfileId, serviceAreaId),
    listAllServicesOfArea(context.reads, serviceAreaId),
  ])
  if (member?.account_id !== area.accountId) return notFound()
  return services.filter(({ staff_ids }) => staff_ids.includes(userProfileId)).map(serviceChoice)
}
