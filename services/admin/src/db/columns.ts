import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: { 'retention.changed_by_id': { type: 'UserProfileId', from: '@waymark/domain/ids' } },
}
