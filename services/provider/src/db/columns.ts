import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'service_area.country_id': { type: 'CountryId', from: '@waymark/domain/enums' },
    'service_area.opening_hours': { type: 'readonly PublishedHours[]', from: '@waymark/contracts/published-venue' },
    'provider_api.venue.facts': { type: 'readonly PublishedFact[]', from: '@waymark/contracts/published-venue' },
    'provider_api.venue.service_ids': { type: 'readonly number[]' },
  },
  neverNull: [
    'provider_api.service_area_service.is_enabled',
    'provider_api.venue.facts',
    'provider_api.venue.service_ids',
  ],
}
