import { feeDisplay } from '@waymark/domain/booking/price'
import { services } from '@waymark/domain/catalogue/services'
import type { CountryId } from '@waymark/domain/enums'
import type { ServiceId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type { BookingDatabase } from '../db/schema.ts'
import { countAreasByService, type Finder, listLowestFees } from '../db/services-to-book.ts'

/** The catalogue with how many locations offer each service to somebody and, `withFees`, the lowest price of each. */
export async function servicesToBook(db: Kysely<BookingDatabase>, finder: Finder, withFees: boolean) {
  const [areaCounts, fees] = await Promise.all([
    countAreasByService(db, finder),
    withFees ? lowestFees(db, finder.countryId) : new Map<ServiceId, string>(),
  ])
  return services.map(({ id, name, family, description }) => ({
    serviceId: id,
    name,
    familyName: family,
    description,
    areaCount: areaCounts.get(id) ?? 0,
    fromFeeDisplay: fees.get(id) ?? null,
  }))
}

/** A price of a whole visit says more than one of an hour: the latter stands where there is no other. */
export async function lowestFees(
  db: Kysely<BookingDatabase>,
  countryId: CountryId,
  serviceIds?: readonly ServiceId[],
): Promise<ReadonlyMap<ServiceId, string>> {
  const rows = await listLowestFees(db, countryId, serviceIds)
  const perHour = rows.filter((row) => row.fee_kind === 'per hour')
  const fixed = rows.filter((row) => row.fee_kind === 'fixed')
  return new Map(
    [...perHour, ...fixed].map((row) => [
      row.service_id,
      feeDisplay({
        isQuotesFee: false,
        priceCents: row.price_cents,
        basis: row.fee_kind === 'fixed' ? 'fixed' : 'perHour',
      }),
    ]),
  )
}
