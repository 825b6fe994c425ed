import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  neverNull: ['chat_api.unread.unread_count'],
}
