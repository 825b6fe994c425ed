import { catalogueIdOf } from '@waymark/domain/catalogue/own-services'
import {
  type AccountId,
  idFrom,
  type ServiceAreaId,
  type ServiceAreaServiceId,
  type ServiceId,
} from '@waymark/domain/ids'
import type { World } from '../world.ts'
import { type MadeArea, makeArea } from './area.ts'
import { type MadePerson, makePerson } from './person.ts'

interface OfferedServiceWishes {
  /** The area; defaults to a new one in Wellington. */
  readonly area?: MadeArea
  /** A service of the catalogue (default 1, Morning care), or an own one. */
  readonly serviceId?: number
  /** Its sizes with fixed prices in cents (default 11, 12 and 13: half an hour, one, one and a half). */
  readonly sizeOptionIds?: readonly number[]
  readonly staffCount?: number
  /** Existing staff, instead of new ones. */
  readonly staff?: readonly MadePerson[]
  /** Weekly start times, `[dayOfWeek, 'HH:mm']`; defaults to every day at 09:00, 10:15 and 13:00. */
  readonly weeklyTimes?: readonly (readonly [dayOfWeek: number, time: string])[]
  readonly bufferMinutes?: number
  readonly leadHours?: number
}

export interface OfferedService {
  readonly serviceAreaServiceId: ServiceAreaServiceId
  readonly serviceAreaId: ServiceAreaId
  readonly accountId: AccountId
  readonly serviceId: ServiceId
  readonly staff: readonly MadePerson[]
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
  ['09:00', '10:15', '13:00'].map((time): [number, string] => [day, time]),
)

/** Creates a service that an area offers, with staff and weekly times, ready to be booked. */
export async function makeOfferedService(world: World, wishes: OfferedServiceWishes = {}): Promise<OfferedService> {
  const { serviceAreaId, accountId } = wishes.area ?? (await makeArea(world))
  const serviceId = idFrom<ServiceId>(wishes.serviceId ?? 1)
  const { id } = await world.db
    .insertInto('provider.service_area_service')
    .values({
      service_area_id: serviceAreaId,
      service_id: serviceId,
      preparation: null,
      cost_tier: null,
      buffer_minutes: wishes.bufferMinutes ?? 15,
      lead_hours: wishes.leadHours ?? 24,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sizes = wishes.sizeOptionIds ?? [1, 2, 3].map((place) => catalogueIdOf(serviceId) * 10 + place)
  await world.db
    .insertInto('provider.service_size')
    .values(
      sizes.map((size, position) => ({
        service_area_service_id: id,
        service_size_option_id: size,
        fee_kind: 'fixed' as const,
        price_cents: 4800,
        max_people: null,
        position,
      })),
    )
    .execute()
  const staff = wishes.staff ?? (await makeStaff(world, accountId, serviceAreaId, wishes.staffCount ?? 1))
  for (const person of staff)
    await world.db
      .insertInto('provider.service_staff')
      .values({ service_area_service_id: id, user_profile_id: person.userProfileId })
      .execute()
  for (const [dayOfWeek, time] of wishes.weeklyTimes ?? everyDay)
    await world.db
      .insertInto('provider.schedule_line')
      .values({ service_area_service_id: id, day_of_week: dayOfWeek, start_minute: minuteOf(time) })
      .execute()
  return { serviceAreaServiceId: idFrom(id), serviceAreaId, accountId, serviceId, staff }
}

async function makeStaff(world: World, accountId: number, serviceAreaId: number, count: number): Promise<MadePerson[]> {
  const staff: MadePerson[] = []
  for (let index = 0; index < count; index += 1)
    staff.push(await makePerson(world, { accountId, firstName: `Staff ${index + 1}`, roles: { [serviceAreaId]: 3 } }))
  return staff
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
