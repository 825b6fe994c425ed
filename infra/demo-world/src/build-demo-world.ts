import type { BadgePartnerTable, BadgePartnerVenueTable } from '@waymark/admin-service/db/schema'
import type { QuoteTable } from '@waymark/booking-service/db/schema'
import { limits } from '@waymark/domain/limits'
import type { NeedTable } from '@waymark/identity-service/db/schema'
import type {
  BusinessTable,
  ServiceAreaPictureTable,
  ServiceAreaTable,
  VenueFactTable,
} from '@waymark/provider-service/db/schema'
import { demoBadgePartners } from './badge-partners.ts'
import { diaryOf } from './booking-diary.ts'
import type { DemoBookings } from './booking-plan.ts'
import { type DemoAccessMaps, demoAccessMapRows } from './demo-access-maps.ts'
import { onboardingKey } from './demo-accounts.ts'
import { type DemoActivities, demoActivities } from './demo-activities.ts'
import { demoAddressBook } from './demo-address-book.ts'
import { type DemoAmenities, demoAmenities } from './demo-amenities.ts'
import { demoBookings } from './demo-bookings.ts'
import { type DemoConversations, demoConversations } from './demo-conversations.ts'
import { demoFacts } from './demo-facts.ts'
import { demoInvitations } from './demo-invitations.ts'
import { demoNeeds } from './demo-needs.ts'
import { demoNotifications } from './demo-notifications.ts'
import { type DemoOffers, demoOffers } from './demo-offers.ts'
import { type DemoPeople, demoPeople } from './demo-people.ts'
import { demoQuotes } from './demo-quotes.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoSessionBookings } from './demo-session-bookings.ts'
import { type DemoSessions, demoSessions } from './demo-sessions.ts'
import { demoShortlists } from './demo-shortlists.ts'
import { type DemoVenue, demoVenues } from './demo-venues.ts'
import { demoOrganisations, takesCards } from './organisations.ts'
import { logoName } from './picture-names.ts'
import type { IdRow, Row } from './row.ts'
import type { SessionBookingRows } from './session-booking-plan.ts'
import { demoTaxNumber } from './tax-numbers.ts'
import { venueTypeIdOf } from './venue-type-of.ts'

/** All rows of the demo world. Pictures are referred to by the names of their drawings; passwords are left out. */
export interface DemoWorld {
  readonly people: DemoPeople
  readonly needs: readonly Row<NeedTable>[]
  readonly invitations: ReturnType<typeof demoInvitations>
  readonly businesses: readonly Row<BusinessTable>[]
  readonly serviceAreas: readonly IdRow<ServiceAreaTable>[]
  readonly areaPictures: readonly IdRow<ServiceAreaPictureTable>[]
  readonly facts: readonly Row<VenueFactTable>[]
  readonly offers: DemoOffers
  readonly bookings: DemoBookings
  readonly conversations: DemoConversations
  readonly addressBook: ReturnType<typeof demoAddressBook>
  readonly quotes: readonly IdRow<QuoteTable>[]
  readonly shortlists: ReturnType<typeof demoShortlists>
  readonly notifications: ReturnType<typeof demoNotifications>
  readonly badgePartners: readonly IdRow<BadgePartnerTable>[]
  readonly badgePartnerVenues: readonly Row<BadgePartnerVenueTable>[]
  readonly activities: DemoActivities
  readonly sessions: DemoSessions
  readonly sessionBookings: SessionBookingRows
  readonly reviews: ReturnType<typeof demoReviews>
  readonly amenities: DemoAmenities
  readonly accessMaps: DemoAccessMaps
}

const dayMs = 86_400_000

function businessRows(people: DemoPeople): readonly Row<BusinessTable>[] {
  const rows: Row<BusinessTable>[] = demoOrganisations.map((organisation, index) => ({
    account_id: people.accountIdByKey.get(organisation.key) ?? 0,
    description: organisation.description,
    logo_key: logoName(organisation.mark),
    phone: organisation.phone,
    website: `https://${organisation.key}.example`,
    help_desk_url: 'https://help.waymark.example',
    onboarding_step: organisation.subtype === 2 ? limits.wizardSteps.ServiceProvider : limits.wizardSteps.Hybrid,
    card_status: takesCards(organisation) ? 'connected' : 'not connected',
    stripe_account_id: takesCards(organisation) ? `acct_demo${String(index + 1).padStart(4, '0')}` : null,
    tax_number: demoTaxNumber(organisation, index),
  }))
  rows.push({
    account_id: people.accountIdByKey.get(onboardingKey) ?? 0,
    description: 'Home help in Ōtaki and around.',
    logo_key: logoName(23),
    phone: '06 555 0410',
    website: null,
    help_desk_url: null,
    onboarding_step: 2,
    card_status: 'not connected',
    stripe_account_id: null,
    tax_number: null,
  })
  return rows
}

function areaRows(venues: readonly DemoVenue[], people: DemoPeople, now: Date): readonly IdRow<ServiceAreaTable>[] {
  const managersOf = (areaId: number) =>
    people.memberships
      .filter(({ service_area_id, role }) => service_area_id === areaId && (role === 2 || role === 4))
      .map(({ user_profile_id }) => user_profile_id)
  return venues.map((venue) => ({
    id: venue.id,
    account_id: people.accountIdByKey.get(venue.organisation.key) ?? 0,
    name: venue.name,
    venue_type_id: venueTypeIdOf(venue),
    description: venue.description,
    phone: venue.phone,
    email: venue.email,
    address: venue.address,
    suburb: venue.suburb,
    region: venue.region,
    country_id: venue.organisation.countryId,
    lat: venue.lat,
    lng: venue.lng,
    radius_km: venue.radiusKm,
    time_zone: venue.timeZone,
    is_private: venue.isPrivate,
    cost_tier: venue.costTier,
    opening_hours: venue.openingHours,
    manager_ids: managersOf(venue.id),
    updated_at: new Date(now.getTime() - ((venue.id * 7) % 90) * dayMs),
    created_at: new Date(now.getTime() - (800 - venue.id) * dayMs),
  }))
}

function pictureRows(venues: readonly DemoVenue[]): readonly IdRow<ServiceAreaPictureTable>[] {
  const rows: IdRow<ServiceAreaPictureTable>[] = []
  for (const venue of venues) {
    rows.push({
      id: rows.length + 1,
      service_area_id: venue.id,
      kind: 'banner',
      file_key: venue.banner.name,
      small_key: `${venue.banner.name}/banner`,
      alt: venue.banner.alt,
      position: 0,
    })
    for (const [place, picture] of venue.others.entries()) {
      rows.push({
        id: rows.length + 1,
        service_area_id: venue.id,
        kind: 'other',
        file_key: picture.name,
        small_key: `${picture.name}/other`,
        alt: picture.alt,
        position: place + 1,
      })
    }
  }
  return rows
}

/** Builds the demo world around `now`; deterministic for the same instant. */
export function buildDemoWorld(now: Date): DemoWorld {
  const venues = demoVenues()
  const people = demoPeople(venues, (days) => new Date(now.getTime() - days * dayMs))
  const offers = demoOffers(venues, people, now)
  const bookings = demoBookings(people, venues, offers, now)
  const businesses = businessRows(people)
  const sellers = new Map(
    businesses.flatMap(({ account_id, stripe_account_id: cardAccount, tax_number: taxNumber }) =>
      cardAccount ? [[account_id, { cardAccount, taxNumber: taxNumber ?? null }] as const] : [],
    ),
  )
  const activities = demoActivities(venues, people, now)
  const sessions = demoSessions(activities.activities, diaryOf(bookings.staff), now)
  const amenities = demoAmenities(venues, people, { activities, sessions }, now)
  const sessionBookings = demoSessionBookings(
    [...sessions.sessions, ...amenities.sessions],
    people,
    bookings,
    sellers,
    now,
  )
  const idOfVenue = new Map(venues.map(({ name, id }) => [name, id]))
  return {
    people,
    needs: demoNeeds(people),
    invitations: demoInvitations(people, now),
    businesses,
    serviceAreas: areaRows(venues, people, now),
    areaPictures: pictureRows(venues),
    facts: demoFacts(venues, now),
    offers,
    bookings,
    conversations: demoConversations(bookings, people, now),
    addressBook: demoAddressBook(people),
    quotes: demoQuotes(people, venues, offers, now),
    shortlists: demoShortlists(people, venues, now),
    notifications: demoNotifications(people, bookings, now),
    badgePartners: demoBadgePartners.map(({ name, description, website, mark }, index) => ({
      id: index + 1,
      name,
      description,
      website,
      logo_key: logoName(mark),
    })),
    badgePartnerVenues: demoBadgePartners.flatMap((partner, index) =>
      partner.venues.flatMap((name) => {
        const areaId = idOfVenue.get(name)
        return areaId === undefined ? [] : [{ badge_partner_id: index + 1, service_area_id: areaId }]
      }),
    ),
    activities,
    sessions,
    sessionBookings,
    reviews: demoReviews(bookings, sessionBookings),
    amenities,
    accessMaps: demoAccessMapRows(people, now),
  }
}
