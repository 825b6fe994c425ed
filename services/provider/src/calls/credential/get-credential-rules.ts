import type { credential } from '@waymark/contracts/credential'
import { credentialReminderDays } from '@waymark/domain/account/credentials'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { endingPeople, lackingPeople } from '../../answers/lacking-people.ts'
import type { Context } from '../../context.ts'
import { listServicesOfArea } from '../../db/area-services.ts'
import { listNotHeldUntil, listRequired } from '../../db/credentials.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getCredentialRules: Handler<Context, typeof credential.getCredentialRules> = async (
  { serviceAreaId },
  { context },
) => {
  const { reads } = context
  const today = dayAt(await findAreaTimeZone(reads, serviceAreaId), context.now().getTime())
  const [required, services] = await Promise.all([
    listRequired(reads, serviceAreaId),
    listServicesOfArea(reads, serviceAreaId),
  ])
  const afterReminder = addDays(today, credentialReminderDays + 1)
  const rows = await listNotHeldUntil(reads, serviceAreaId, required, afterReminder)
  const kindsOf = (serviceId: number | null) =>
    required.filter((row) => row.service_area_service_id === serviceId).map(({ kind }) => kind)
  return {
    today,
    kinds: kindsOf(null),
    services: services.map((row) => ({
      serviceAreaServiceId: row.id,
      name: serviceName(row.service_id, row.own_name),
      kinds: kindsOf(row.id),
    })),
    people: lackingPeople(rows, today),
    ending: endingPeople(rows, today),
  }
}
