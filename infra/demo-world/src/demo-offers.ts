import { type FeeEntry, visitFeeDisplay, visitPriceCents } from '@waymark/domain/booking/price'
import { serviceKind, serviceName, serviceNameKey } from '@waymark/domain/catalogue/own-services'
import type { ServiceSizeOption } from '@waymark/domain/catalogue/services'
import { businessSubtype } from '@waymark/domain/enums'
import { addDays, dayOfWeek, wallDateTime } from '@waymark/domain/schedule/wall-clock'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type {
  OwnServiceTable,
  ScheduleExceptionTable,
  ScheduleLineTable,
  ServiceAreaServiceTable,
  ServiceSizeTable,
  ServiceStaffTable,
} from '@waymark/provider-service/db/schema'
import type { DemoPeople } from './demo-people.ts'
import type { DemoVenue } from './demo-venues.ts'
import type { IdRow, Row } from './row.ts'
import type { ServiceKey } from './service-line.ts'
import { type DemoOwnService, ownServices, type ServicePlan, servicePlans, servicesOfLine } from './service-line.ts'

/** A size of an offered service as bookings use it. */
export interface DemoSize {
  readonly optionId: number
  readonly name: string
  readonly durationMinutes: number
  readonly priceCents: number | null
  readonly feeDisplay: string
}

/** One service offered in one area, as the booking plan needs it. */
export interface DemoOffer {
  readonly id: number
  readonly areaId: number
  readonly key: ServiceKey
  readonly serviceId: number
  readonly serviceName: string
  /** Its name where the catalogue does not have it. */
  readonly ownName: string | null
  readonly bufferMinutes: number
  readonly staffIds: readonly number[]
  readonly sizes: readonly DemoSize[]
  /** Weekly starts: `[dayOfWeek, startMinute]`. */
  readonly starts: readonly (readonly [dayOfWeek: number, startMinute: number])[]
}

/** Services of all areas as rows, and as the booking plan needs them. */
export interface DemoOffers {
  readonly offers: readonly DemoOffer[]
  readonly ownServices: readonly IdRow<OwnServiceTable>[]
  readonly areaServices: readonly IdRow<ServiceAreaServiceTable>[]
  readonly sizes: readonly Row<ServiceSizeTable>[]
  readonly staff: readonly Row<ServiceStaffTable>[]
  readonly lines: readonly IdRow<ScheduleLineTable>[]
  readonly exceptions: readonly IdRow<ScheduleExceptionTable>[]
}

const minuteMs = 60_000

/** The services of a venue: all of the line at the organisation's first venue, some at the others. */
function servicesAt(venue: DemoVenue, place: number): readonly ServiceKey[] {
  if (
    venue.organisation.subtype !== businessSubtype.Hybrid &&
    venue.organisation.subtype !== businessSubtype.ServiceProvider
  )
    return []
  const line = servicesOfLine[venue.organisation.line]
  if (venue.kind === 'respite') return ['respite']
  if (place === 0) return line
  return line.filter((_, index) => index === 0 || (index + place) % 2 === 0)
}

/** The fee of the `index`-th size: hourly where the size is in hours, otherwise fixed. */
function feeOf(plan: ServicePlan, size: ServiceSizeOption, index: number): FeeEntry {
  const own = plan.sizeCents?.[index]
  if (plan.hourCents === null || own === null) return { isQuotesFee: true, priceCents: null, basis: 'fixed' }
  if (own !== undefined) return { isQuotesFee: false, priceCents: own, basis: 'fixed' }
  if (size.sizeType === 'Hours') return { isQuotesFee: false, priceCents: plan.hourCents, basis: 'perHour' }
  return {
    isQuotesFee: false,
    priceCents: Math.ceil((plan.hourCents * size.durationHours) / 100) * 100,
    basis: 'fixed',
  }
}

const feeKinds = { fixed: 'fixed', perHour: 'per hour' } as const

/** What every area offers: sizes and fees, staff, weekly starts and the time away around `now`. */
export function demoOffers(venues: readonly DemoVenue[], people: DemoPeople, now: Date): DemoOffers {
  const offers: DemoOffer[] = []
  const areaServices: IdRow<ServiceAreaServiceTable>[] = []
  const sizes: Row<ServiceSizeTable>[] = []
  const staff: Row<ServiceStaffTable>[] = []
  const lines: IdRow<ScheduleLineTable>[] = []
  const exceptions: IdRow<ScheduleExceptionTable>[] = []
  const placeOf = new Map<string, number>()

  function offerAt(venue: DemoVenue, index: number, key: ServiceKey): void {
    const team = (people.staffByArea.get(venue.id) ?? []).map(({ id }) => id)
    const plan = servicePlans[key]
    const ownName = ownServices.find((own) => own.id === plan.serviceId)?.name ?? null
    const service = serviceKind(plan.serviceId)
    if (!service) throw new Error(`the catalogue has no service ${plan.serviceId}`)
    const id = areaServices.length + 1
    areaServices.push({
      id,
      service_area_id: venue.id,
      service_id: plan.serviceId,
      description: plan.description,
      preparation: plan.preparation,
      lead_hours: key === 'equipment' ? 72 : 24,
      buffer_minutes: plan.bufferMinutes,
      cost_tier: plan.costTier,
      pricing_description: plan.pricing,
    })
    const fees = service.sizeOptions.map((size, at) => ({ size, fee: feeOf(plan, size, at) }))
    for (const [position, { size, fee }] of fees.entries()) {
      sizes.push({
        service_area_service_id: id,
        service_size_option_id: size.id,
        fee_kind: fee.isQuotesFee ? 'quote' : feeKinds[fee.basis],
        price_cents: fee.priceCents,
        max_people: service.sizeOptions[0]?.maxPeople ?? null,
        position,
      })
    }
    // Nobody does everything: each service has the team minus one person.
    const assigned =
      team.length > 3 ? team.filter((_, member) => member === 0 || (member + index) % team.length !== 1) : team
    for (const profileId of assigned) staff.push({ service_area_service_id: id, user_profile_id: profileId })
    const starts = plan.week.flatMap((minutes, dayOfWeek) => minutes.map((minute) => [dayOfWeek, minute] as const))
    for (const [dayOfWeek, startMinute] of starts) {
      lines.push({
        id: lines.length + 1,
        service_area_service_id: id,
        day_of_week: dayOfWeek,
        start_minute: startMinute,
      })
    }
    addExceptions(exceptions, id, venue, assigned, now)
    offers.push({
      id,
      areaId: venue.id,
      key,
      serviceId: plan.serviceId,
      serviceName: serviceName(plan.serviceId, ownName),
      ownName,
      bufferMinutes: plan.bufferMinutes,
      staffIds: assigned,
      sizes: fees.map(({ size, fee }) => ({
        optionId: size.id,
        name: size.name,
        durationMinutes: size.durationHours * 60,
        priceCents: visitPriceCents(fee, size.durationHours),
        feeDisplay: visitFeeDisplay(fee, size.durationHours),
      })),
      starts,
    })
  }

  for (const venue of venues) {
    const place = placeOf.get(venue.organisation.key) ?? 0
    placeOf.set(venue.organisation.key, place + 1)
    for (const [index, key] of servicesAt(venue, place).entries()) offerAt(venue, index, key)
  }
  for (const own of ownServices)
    for (const venue of venues.filter(({ organisation }) => organisation.key === own.organisation))
      offerAt(venue, 0, own.key)
  return {
    offers,
    ownServices: ownServices.map((own) => ownServiceRow(own, people, now)),
    areaServices,
    sizes,
    staff,
    lines,
    exceptions,
  }
}

/**
 * An afternoon of leave of one person, a closed day in three weeks, and an extra Saturday morning for every fourth
 * service.
 */
function addExceptions(
  exceptions: IdRow<ScheduleExceptionTable>[],
  serviceId: number,
  venue: DemoVenue,
  staffIds: readonly number[],
  now: Date,
): void {
  const today = dayAt(venue.timeZone, now.getTime())
  const add = (
    kind: 'away' | 'extra',
    day: string,
    fromMinute: number,
    untilMinute: number,
    staffId: number | null,
    note: string,
  ) => {
    const startMs = wallToInstant(venue.timeZone, wallDateTime(day, fromMinute))
    if (startMs === null) return
    exceptions.push({
      id: exceptions.length + 1,
      service_area_service_id: serviceId,
      kind,
      starts_at: new Date(startMs),
      ends_at: new Date(startMs + (untilMinute - fromMinute) * minuteMs),
      staff_id: staffId,
      note,
    })
  }
  const lastStaff = staffIds.at(-1) ?? null
  if (lastStaff !== null) add('away', addDays(today, 22 + (serviceId % 5)), 13 * 60, 16 * 60, lastStaff, 'Leave')
  add('away', addDays(today, 28), 6 * 60, 18 * 60, null, 'Team day')
  if (serviceId % 4 === 1) {
    const saturday = (6 - dayOfWeek(today) + 7) % 7
    add('extra', addDays(today, saturday + 7), 9 * 60, 9 * 60 + 15, null, 'Extra Saturday time')
  }
}

function ownServiceRow(own: DemoOwnService, people: DemoPeople, now: Date): IdRow<OwnServiceTable> {
  const accountId = people.accountIdByKey.get(own.organisation)
  const admin = people.profiles.find(({ account_id, is_account_admin }) => account_id === accountId && is_account_admin)
  if (accountId === undefined || !admin) throw new Error(`the organisation ${own.organisation} has no administrator`)
  return {
    id: own.id,
    account_id: accountId,
    name: own.name,
    name_key: serviceNameKey(own.name),
    description: own.description,
    created_by: admin.id,
    created_at: now,
  }
}
