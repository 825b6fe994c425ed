import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { Fit } from '@waymark/domain/access-fit/fit'
import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import { boxAround } from '@waymark/domain/place/distance'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { fitAnswer, fitOf, needsAtHome } from '../../answers/access-fit.ts'
import { ratingOf } from '../../answers/rating.ts'
import { feeListDisplay, minMinutes } from '../../answers/service-offer.ts'
import { nextFreeOfAll } from '../../availability/next-free.ts'
import type { Context } from '../../context.ts'
import { listAccessFacts } from '../../db/access-facts.ts'
import { findClient, listNeeds } from '../../db/clients.ts'
import { listProvidersNear } from '../../db/providers-near.ts'

const [, maxRadiusKm] = limits.serviceAreaRadiusKm

export const getAvailableServiceAreasForNewBooking: Handler<
  Context,
  typeof booking.getAvailableServiceAreasForNewBooking
> = async (input, { context, caller }) => {
  const { pageNumber, pageSize } = input
  const point = { latitude: input.LatitudeForService, longitude: input.LongitudeForService }
  const clientId = caller.kind === 'person' ? caller.userProfileId : null
  const [client, ownNeeds] =
    clientId === null
      ? [undefined, []]
      : await Promise.all([findClient(context.reads, clientId), listNeeds(context.reads, clientId)])
  // Every service comes to the address of its booking: the office that it starts from is not what the person meets.
  const needs = needsAtHome(ownNeeds)
  const near = await listProvidersNear(context.plannedReads, {
    ...point,
    serviceId: input.ServiceId,
    box: boxAround(point, maxRadiusKm),
    clientId,
    restrictedToAccountId: client?.restricted_to_account_id ?? null,
    isShortlistedOnly: input.isShortlistedOnly,
  })
  const freeOf = (rows: readonly ProviderRow[]) =>
    nextFreeOfAll(
      context.plannedReads,
      rows.map((row) => ({
        serviceAreaServiceId: row.id,
        timeZone: row.time_zone,
        durationMinutes: minMinutes(row),
      })),
      context.now(),
    )
  const fitsOf = async (rows: readonly ProviderRow[]) => {
    const areaIds = needs.length === 0 ? [] : rows.map((row) => row.service_area_id)
    const facts = await listAccessFacts(context.reads, areaIds)
    return new Map(rows.map((row) => [row.id, fitOf(needs, facts.get(row.service_area_id))]))
  }
  const sorted = await inOrder(near, input.sort, { freeOf, fitsOf })
  const page = sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  const [free, fits] = await Promise.all([freeOf(page), fitsOf(page)])
  const items = page.map((row) => ({
    serviceAreaServiceId: row.id,
    serviceAreaId: row.service_area_id,
    accountId: row.account_id,
    accountLogo: fileAddress(row.logo_key),
    accountName: row.account_name,
    serviceAreaName: row.area_name,
    suburb: row.suburb,
    feeListDisplay: feeListDisplay(row),
    accountDescription: row.account_description ?? '',
    badgeLogos: row.badges.map(({ name, logoKey }) => ({ url: fileAddress(logoKey) ?? '', alt: name })),
    pricingDescription: row.pricing_description,
    isShortlistedProvider: row.is_shortlisted,
    distanceKm: row.distance_km,
    rating: ratingOf(row.rating_average, row.rating_count),
    nextFree: free.get(row.id) ?? null,
    timeZone: row.time_zone,
    closesOn: row.closes_on,
    fit: fitAnswer(fits.get(row.id) ?? fitOf(needs)),
    placeNeedCount: ownNeeds.length - needs.length,
  }))
  return { items, totalCount: near.length, pageNumber, pageSize }
}

type ProviderRow = Awaited<ReturnType<typeof listProvidersNear>>[number]

/** Reads that only some sort orders need. */
interface OrderReads {
  readonly freeOf: (rows: readonly ProviderRow[]) => Promise<ReadonlyMap<ServiceAreaServiceId, string>>
  readonly fitsOf: (rows: readonly ProviderRow[]) => Promise<ReadonlyMap<ServiceAreaServiceId, Fit>>
}

/** Sorts providers, which arrive nearest first, by the requested order. */
async function inOrder(
  near: readonly ProviderRow[],
  sort: ParsedInputOf<typeof booking.getAvailableServiceAreasForNewBooking>['sort'],
  { freeOf, fitsOf }: OrderReads,
): Promise<readonly ProviderRow[]> {
  switch (sort) {
    case 'distance':
      return near
    case 'rating':
      return near.toSorted((a, b) => (b.rating_average ?? 0) - (a.rating_average ?? 0))
    case 'next free': {
      const free = await freeOf(near)
      const firstOf = ({ id }: ProviderRow) => free.get(id) ?? neverFree
      return near.toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : firstOf(a) > firstOf(b) ? 1 : 0))
    }
    case 'fit': {
      const fits = await fitsOf(near)
      const scoreOf = ({ id }: ProviderRow) => fits.get(id)?.score ?? 0
      return near.toSorted((a, b) => scoreOf(b) - scoreOf(a))
    }
  }
}

/** Sorts after every wall date-time. */
const neverFree = '9999'
