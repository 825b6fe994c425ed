import type { ColumnFacts } from '@waymark/service-kit/column-facts'

const facts = { type: 'readonly PublishedFact[]', from: '@waymark/contracts/published-venue' }
/** Measures by option id. */
const measures = { type: 'Readonly<Record<string, number>>' }
/** A bit for each option: 64 of them are more than a number holds. */
const bits = { type: 'string' }

const activities = { type: 'readonly PublishedActivity[]', from: '@waymark/contracts/published-venue' }
const ownServices = { type: 'readonly PublishedService[]', from: '@waymark/contracts/published-venue' }
const services = { type: 'ServiceId[]', from: '@waymark/domain/ids' }

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'access_map.changed_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'access_map.requested_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'access_map_edition.account_ids': { type: 'AccountId[]', from: '@waymark/domain/ids' },
    'access_map_edition.badge_partner_ids': { type: 'BadgePartnerId[]', from: '@waymark/domain/ids' },
    'access_map_edition.towns': { type: 'readonly AccessMapTown[]', from: '@waymark/domain/place/access-map' },
    'amenity.opening_hours': { type: 'readonly PublishedHours[]', from: '@waymark/contracts/published-venue' },
    'amenity.facts': facts,
    'amenity.measures': measures,
    'amenity.known_met': bits,
    'amenity.known_not_met': bits,
    'search_entry.words': { type: 'string' },
    'venue.own_services': ownServices,
    'venue.service_ids': services,
    'venue.activities': activities,
    'venue.facts': facts,
    'venue.measures': measures,
    'venue.known_met': bits,
    'venue.known_not_met': bits,
    'private_venue.own_services': ownServices,
    'private_venue.service_ids': services,
    'private_venue.activities': activities,
    'private_venue.facts': facts,
    'private_venue.measures': measures,
    'private_venue.known_met': bits,
    'private_venue.known_not_met': bits,
  },
}
