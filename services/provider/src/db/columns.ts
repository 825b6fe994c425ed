import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** A bit for each option: 64 of them are more than a number holds. */
const bits = { type: 'string' }
/** Measures by option id. */
const measures = { type: 'Readonly<Record<string, number>>' }

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'activity.facts_yes': bits,
    'activity.facts_no': bits,
    'activity.fact_measures': measures,
    'activity_place.facts_yes': bits,
    'activity_place.facts_no': bits,
    'activity_place.fact_measures': measures,
    'activity_place.area_facts_yes': bits,
    'activity_place.area_facts_no': bits,
    'activity_place.area_fact_measures': measures,
    'service_area.facts_yes': bits,
    'service_area.facts_no': bits,
    'service_area.fact_measures': measures,
    'staff_credential.checked_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'location_closing.decided_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'closed_day.created_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'activity.created_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'suspended_account.suspended_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'schedule_exception.staff_id': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'schedule_line.staff_ids': { type: 'UserProfileId[]', from: '@waymark/domain/ids' },
    'service_area.manager_ids': { type: 'UserProfileId[]', from: '@waymark/domain/ids' },
    'service_area.country_id': { type: 'CountryId', from: '@waymark/domain/enums' },
    'service_area.opening_hours': { type: 'readonly PublishedHours[]', from: '@waymark/contracts/published-venue' },
    'activity.opening_hours': { type: 'readonly PublishedHours[]', from: '@waymark/contracts/published-venue' },
    'provider_api.amenity.opening_hours': {
      type: 'readonly PublishedHours[]',
      from: '@waymark/contracts/published-venue',
    },
    'provider_api.amenity.facts': { type: 'readonly PublishedFact[]', from: '@waymark/contracts/published-venue' },
    'provider_api.schedule_exception.service_area_service_id': {
      type: 'ServiceAreaServiceId',
      from: '@waymark/domain/ids',
    },
    'provider_api.schedule_exception.kind': { type: "'away' | 'extra'" },
    'provider_api.schedule_exception.staff_id': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'provider_api.venue.facts': { type: 'readonly PublishedFact[]', from: '@waymark/contracts/published-venue' },
    'provider_api.venue.activities': {
      type: 'readonly PublishedActivity[]',
      from: '@waymark/contracts/published-venue',
    },
    'own_service.created_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'provider_api.venue.own_services': {
      type: 'readonly PublishedService[]',
      from: '@waymark/contracts/published-venue',
    },
    'provider_api.venue.service_ids': { type: 'readonly ServiceId[]', from: '@waymark/domain/ids' },
  },
  neverNull: [
    'provider_api.activity.has_free_companion',
    'provider_api.activity.preparation',
    'provider_api.activity_to_find.kind_ids',
    'provider_api.activity_to_find.title',
    'provider_api.amenity.amenity_type_id',
    'provider_api.amenity.facts',
    'provider_api.amenity.lat',
    'provider_api.amenity.lng',
    'provider_api.amenity.opening_hours',
    'provider_api.schedule_exception.id',
    'provider_api.schedule_exception.service_area_service_id',
    'provider_api.schedule_exception.kind',
    'provider_api.schedule_exception.starts_at',
    'provider_api.schedule_exception.ends_at',
    'provider_api.service_area_service.is_enabled',
    'provider_api.venue.activities',
    'provider_api.venue.facts',
    'provider_api.venue.own_services',
    'provider_api.venue.service_ids',
  ],
}
