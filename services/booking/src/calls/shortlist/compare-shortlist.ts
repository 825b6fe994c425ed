import type { shortlist } from '@waymark/contracts/shortlist'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { isMobileService } from '@waymark/domain/catalogue/venue-types'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { fitAnswer, fitOf, needsAtHome } from '../../answers/access-fit.ts'
import { ratingOf } from '../../answers/rating.ts'
import { feeListDisplay, minMinutes } from '../../answers/service-offer.ts'
import { nextFreeOfAll } from '../../availability/next-free.ts'
import type { Context } from '../../context.ts'
import { listAccessFacts } from '../../db/access-facts.ts'
import { listNeeds } from '../../db/clients.ts'
import { listOffersOfArea } from '../../db/offers.ts'
import { listOptionsOutNow } from '../../db/outages.ts'
import { listShortlist } from '../../db/shortlists.ts'

export const compareShortlist: Handler<Context, typeof shortlist.compareShortlist> = async (
  { serviceAreaIds },
  { context, caller },
) => {
  const { reads } = context
  const starred = await listShortlist(reads, caller.userProfileId)
  const areas = serviceAreaIds.flatMap((id) => starred.find((row) => row.id === id && row.is_active) ?? [])
  if (areas.length < serviceAreaIds.length) return notFound()
  const [needs, facts, outOptions, offersOfAreas] = await Promise.all([
    listNeeds(reads, caller.userProfileId),
    listAccessFacts(reads, serviceAreaIds),
    listOptionsOutNow(reads, serviceAreaIds, context.now()),
    Promise.all(areas.map(({ id }) => listOffersOfArea(reads, id))),
  ])
  const offers = offersOfAreas.flat()
  const free = await nextFreeOfAll(
    context.plannedReads,
    offers.map((offer) => ({
      serviceAreaServiceId: offer.id,
      timeZone: offer.time_zone,
      durationMinutes: minMinutes(offer),
    })),
    context.now(),
  )
  return {
    areas: areas.map((area) => ({
      serviceAreaId: area.id,
      serviceAreaName: area.name,
      accountName: area.account_name,
      suburb: area.suburb,
      radiusKm: area.radius_km,
      timeZone: area.time_zone,
      rating: ratingOf(area.average, area.rating_count),
      badges: area.badges,
      isMobile: isMobileService(area.venue_type_id),
      fit: fitAnswer(
        fitOf(
          isMobileService(area.venue_type_id) ? needsAtHome(needs) : needs,
          facts.get(area.id),
          outOptions.get(area.id),
        ),
      ),
      outOptionIds: [...(outOptions.get(area.id) ?? [])],
      services: offers
        .filter((offer) => offer.service_area_id === area.id)
        .map((offer) => ({
          serviceAreaServiceId: offer.id,
          serviceId: offer.service_id,
          serviceName: serviceName(offer.service_id, offer.own_name),
          feeListDisplay: feeListDisplay(offer),
          nextFree: free.get(offer.id) ?? null,
        })),
    })),
  }
}
