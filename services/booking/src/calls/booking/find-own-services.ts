import type { booking } from '@waymark/contracts/booking'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import { country, countryIdOf } from '@waymark/domain/enums'
import type { ServiceId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { lowestFees } from '../../answers/services-to-book.ts'
import type { Context } from '../../context.ts'
import { findClient } from '../../db/clients.ts'
import { listOwnServices } from '../../db/services-to-book.ts'

const maxFound = 20

export const findOwnServices: Handler<Context, typeof booking.findOwnServices> = async (
  { countryId, search, serviceId },
  { context: { plannedReads, reads }, caller },
) => {
  if (serviceId === undefined && search === '') return []
  const clientId = caller.kind === 'person' ? caller.userProfileId : null
  const client = clientId === null ? undefined : await findClient(reads, clientId)
  const finder = {
    clientId,
    countryId: countryIdOf(client?.country_id ?? countryId ?? country.nz),
    restrictedToAccountId: client?.restricted_to_account_id ?? null,
  }
  const found = await listOwnServices(
    plannedReads,
    finder,
    serviceId === undefined ? { search } : { serviceId },
    maxFound,
  )
  const ids = found.map(({ id }) => id)
  // Whoever books with one organisation alone is told its prices, not the lowest of all.
  const isOpen = finder.restrictedToAccountId === null && ids.length > 0
  const fees = isOpen ? await lowestFees(plannedReads, finder.countryId, ids) : new Map<ServiceId, string>()
  return found.map((row) => ({
    serviceId: row.id,
    name: row.name,
    familyName: serviceKind(row.id)?.family ?? '',
    description: row.description,
    accountName: row.account_name,
    areaCount: Number(row.count),
    fromFeeDisplay: fees.get(row.id) ?? null,
  }))
}
