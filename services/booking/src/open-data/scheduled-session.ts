import type { AccessFact } from '@waymark/domain/access-fit/fit'
import { absentText, accessOption, presentText } from '@waymark/domain/access-fit/options'
import { currencyOf } from '@waymark/domain/booking/price'
import { instantToWall, offsetMinutesAt } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import { factOf, factsAt } from '../db/access-facts.ts'
import type { OpenSessionRow } from '../db/open-sessions.ts'
import { activityConcepts, supportConcepts } from './openactive-concepts.ts'

/** One entry of an RPDE page: a session as it is, or word that it is no longer listed. */
export function feedItem(
  session: OpenSessionRow,
  { ownFacts, publicUrl }: { readonly ownFacts: readonly AccessFact[]; readonly publicUrl: URL },
) {
  const item = { kind: 'ScheduledSession', id: session.id, modified: session.listed_us }
  const isListed =
    session.is_public &&
    (session.status === 'Active' || session.status === 'Cancelled') &&
    activityConcepts(session.kind_ids).length > 0
  return isListed
    ? { ...item, state: 'updated', data: scheduledSession(session, ownFacts, publicUrl) }
    : { ...item, state: 'deleted' }
}

/** A session as OpenActive's Modelling Opportunity Data 2 describes it, its activity with it. */
function scheduledSession(session: OpenSessionRow, ownFacts: readonly AccessFact[], publicUrl: URL) {
  const page = new URL(`/activity-booking/new-booking?activitySessionId=${session.id}`, publicUrl).href
  return {
    '@context': ['https://openactive.io/'],
    '@type': 'ScheduledSession',
    '@id': page,
    identifier: session.id,
    url: page,
    startDate: localTime(session.time_zone, session.starts_at),
    endDate: localTime(session.time_zone, session.ends_at),
    duration: `PT${Math.round((session.ends_at.getTime() - session.starts_at.getTime()) / 60_000)}M`,
    eventStatus: `https://schema.org/${session.status === 'Cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    maximumAttendeeCapacity: session.max_spaces,
    remainingAttendeeCapacity: session.max_spaces - session.spaces_taken,
    superEvent: sessionSeries(session, ownFacts, publicUrl),
  }
}

function sessionSeries(session: OpenSessionRow, ownFacts: readonly AccessFact[], publicUrl: URL) {
  const page = new URL(`/activity-booking/new-booking?activityId=${session.activity_id}`, publicUrl).href
  const facts = factsAt(
    session.facts.map((fact) =>
      factOf({ accessibility_option_id: fact.optionId, is_met: fact.isMet, measure: fact.measure }),
    ),
    ownFacts,
  )
  const known = facts.flatMap(factWords)
  const support = supportConcepts(facts)
  const picture = fileAddress(session.banner_key)
  return {
    '@type': 'SessionSeries',
    '@id': page,
    url: page,
    name: session.title,
    ...(session.description === '' ? {} : { description: session.description }),
    activity: activityConcepts(session.kind_ids),
    ...(picture === null ? {} : { image: [{ '@type': 'ImageObject', url: new URL(picture, publicUrl).href }] }),
    organizer: {
      '@type': 'Organization',
      '@id': new URL(`/location-map?organisation=${session.account_id}`, publicUrl).href,
      name: session.account_name,
    },
    location: {
      '@type': 'Place',
      '@id': new URL(`/location-map/${session.service_area_id}`, publicUrl).href,
      url: new URL(`/location-map/${session.service_area_id}`, publicUrl).href,
      name: session.venue_name,
      // As text: a PostalAddress needs a postcode, which addresses here need not have.
      address: session.address,
      geo: { '@type': 'GeoCoordinates', latitude: session.lat, longitude: session.lng },
    },
    offers: [
      {
        '@type': 'Offer',
        '@id': `${page}#space`,
        name: 'One space',
        price: session.price_cents / 100,
        priceCurrency: currencyOf(session.country_id),
      },
    ],
    ...(session.min_age === null && session.max_age === null
      ? {}
      : {
          ageRange: {
            '@type': 'QuantitativeValue',
            ...(session.min_age === null ? {} : { minValue: session.min_age }),
            ...(session.max_age === null ? {} : { maxValue: session.max_age }),
          },
        }),
    genderRestriction: 'https://openactive.io/NoRestriction',
    isAccessibleForFree: session.price_cents === 0,
    ...(support.length === 0 ? {} : { accessibilitySupport: support }),
    ...(known.length === 0 ? {} : { accessibilityInformation: known.join('\n') }),
  }
}

/** "Step-free entrance", "Width of the entrance door: 82 cm", "Not here: lift to every floor". */
function factWords({ optionId, state, measure }: AccessFact): string[] {
  const option = accessOption(optionId)
  if (!option || state === 'unknown') return []
  return [state === 'no' ? absentText(option) : presentText(option, measure)]
}

/** An instant as wall time with its offset: `2026-12-01T10:00:00+13:00`. */
function localTime(timeZone: string, instant: Date): string {
  const minutes = offsetMinutesAt(timeZone, instant.getTime())
  const size = Math.abs(minutes)
  const offset = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${instantToWall(timeZone, instant.getTime())}${minutes < 0 ? '-' : '+'}${offset}`
}
