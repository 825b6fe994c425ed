import type {
  catalogueSize,
  feeEntry,
  serviceAreaServiceDetail,
  serviceAreaServiceRow,
} from '@waymark/contracts/service/service-shapes'
import { feeDisplay } from '@waymark/domain/booking/price'
import { catalogueIdOf, serviceKind, serviceName } from '@waymark/domain/catalogue/own-services'
import { findService, type ServiceSizeOption } from '@waymark/domain/catalogue/services'
import { costTierOf } from '@waymark/domain/enums'
import type { ServiceAreaId, ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import {
  type AreaServiceRow,
  findAreaService,
  listAllServicesOfArea,
  listServiceStaff,
  type SizeRow,
} from '../db/area-services.ts'
import { countOtherLocations } from '../db/own-services.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { feeListDisplay, feeOf } from './fee-list-display.ts'

export function sizeAnswer(option: ServiceSizeOption): z.input<typeof catalogueSize> {
  const { id, name, sizeType, durationHours, allowPeopleQtySelection, maxPeople } = option
  return { serviceSizeOptionId: id, name, sizeType, durationHours, allowPeopleQtySelection, maxPeople }
}

function feeAnswer(size: SizeRow): z.input<typeof feeEntry> {
  const fee = feeOf(size)
  return {
    serviceSizeOptionId: size.id,
    isQuotesFee: fee.isQuotesFee,
    priceCents: fee.priceCents,
    feeBasis: fee.basis,
    feeDisplay: feeDisplay(fee),
  }
}

function namesOf({ service_id: serviceId, own_name: ownName }: Pick<AreaServiceRow, 'service_id' | 'own_name'>) {
  return { serviceName: serviceName(serviceId, ownName), familyName: serviceKind(serviceId)?.family ?? '' }
}

/** A service as an entry in a list to choose from. */
export function serviceChoice(row: Pick<AreaServiceRow, 'id' | 'service_id' | 'own_name'>) {
  return { serviceAreaServiceId: row.id, ...namesOf(row) }
}

export async function readServicesOfArea(
  db: Kysely<ProviderDatabase>,
  serviceAreaId: ServiceAreaId,
): Promise<z.input<typeof serviceAreaServiceRow>[]> {
  return (await listAllServicesOfArea(db, serviceAreaId)).map(areaServiceRowAnswer)
}

type StaffedService = Awaited<ReturnType<typeof listAllServicesOfArea>>[number]

/** A service of an area as its list shows it. */
export function areaServiceRowAnswer(row: StaffedService): z.input<typeof serviceAreaServiceRow> {
  return {
    serviceAreaServiceId: row.id,
    serviceId: row.service_id,
    version: row.version,
    ...namesOf(row),
    isEnabled: row.is_enabled,
    costTier: costTierOf(row.cost_tier),
    leadHours: row.lead_hours,
    bufferMinutes: row.buffer_minutes,
    feeListDisplay: feeListDisplay(row),
    offeredSizes: row.sizes.map(({ id, maxPeople }) => ({ serviceSizeOptionId: id, maxPeople })),
    staffUserProfileIds: row.staff_ids,
    lineCount: row.line_count,
  }
}

/** The current state of a service of an area, with all its settings. */
export async function readAreaService(
  db: Kysely<ProviderDatabase>,
  serviceAreaServiceId: ServiceAreaServiceId,
): Promise<z.input<typeof serviceAreaServiceDetail> | undefined> {
  const [row, staff] = await Promise.all([
    findAreaService(db, serviceAreaServiceId),
    listServiceStaff(db, serviceAreaServiceId),
  ])
  const own = row ? await ownPartOf(db, row) : null
  return (
    row && {
      serviceAreaServiceId: row.id,
      serviceAreaId: row.service_area_id,
      serviceId: row.service_id,
      version: row.version,
      ...namesOf(row),
      catalogueDescription: row.own_description ?? findService(row.service_id)?.description ?? '',
      own,
      isEnabled: row.is_enabled,
      description: row.description,
      preparation: row.preparation,
      leadHours: row.lead_hours,
      bufferMinutes: row.buffer_minutes,
      costTier: costTierOf(row.cost_tier),
      pricingDescription: row.pricing_description,
      sizeOptions: (serviceKind(row.service_id)?.sizeOptions ?? []).map((option) => {
        const offered = row.sizes.find(({ id }) => id === option.id)
        return {
          ...sizeAnswer(option),
          offeredMaxPeople: offered?.maxPeople ?? null,
          fee: offered ? feeAnswer(offered) : null,
        }
      }),
      staff,
      lineCount: row.line_count,
    }
  )
}

async function ownPartOf(
  db: Kysely<ProviderDatabase>,
  { id, service_id: serviceId, own_version: version }: AreaServiceRow,
): Promise<z.input<typeof serviceAreaServiceDetail>['own']> {
  if (version === null) return null
  return {
    version,
    besideName: findService(catalogueIdOf(serviceId))?.name ?? '',
    otherLocationCount: await countOtherLocations(db, serviceId, id),
  }
}
