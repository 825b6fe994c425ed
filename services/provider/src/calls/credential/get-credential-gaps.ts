import type { credential } from '@waymark/contracts/credential'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { lackingPeople } from '../../answers/lacking-people.ts'
import type { Context } from '../../context.ts'
import { listServicesOfArea } from '../../db/area-services.ts'
import { listNotHeldUntil, listRequired, listServicesOfNobody } from '../../db/credentials.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getCredentialGaps: Handler<Context, typeof credential.getCredentialGaps> = async (
  { serviceAreaId, serviceAreaServiceId, kinds },
  { context },
) => {
  const { reads } = context
  const [timeZone, required, services] = await Promise.all([
    findAreaTimeZone(reads, serviceAreaId),
    listRequired(reads, serviceAreaId),
    listServicesOfArea(reads, serviceAreaId),
  ])
  if (serviceAreaServiceId !== null && !services.some(({ id }) => id === serviceAreaServiceId)) return notFound()
  const others = required.filter((row) => row.service_area_service_id !== serviceAreaServiceId)
  const proposed = kinds.map((kind) => ({ service_area_service_id: serviceAreaServiceId, kind }))
  const today = dayAt(timeZone, context.now().getTime())
  const [missing, idsOfNobody] = await Promise.all([
    listNotHeldUntil(reads, serviceAreaId, [...others, ...proposed], today),
    listServicesOfNobody(reads, serviceAreaId, [...others, ...proposed], today),
  ])
  return {
    people: lackingPeople(missing, today),
    servicesOfNobody: services
      .filter(({ id }) => idsOfNobody.includes(id))
      .map((row) => serviceName(row.service_id, row.own_name)),
  }
}
