import type { ColumnFacts } from '@waymark/service-kit/column-facts'

/** What the catalog of the database does not tell about this service's columns. */
export const columns: ColumnFacts = {
  types: {
    'series_told.series_id': { type: 'SeriesId', from: '@waymark/domain/ids' },
    'contact_message.id': { type: 'ContactMessageId', from: '@waymark/domain/ids' },
    'contact_message.topic': { type: 'ContactTopic', from: '@waymark/contracts/support' },
    'contact_answer.answered_by': { type: 'UserProfileId', from: '@waymark/domain/ids' },
    'push_unwanted.kind': { type: 'BookingEmailKind', from: '@waymark/domain/account/email-kinds' },
    'text_preference.kind': { type: 'BookingEmailKind', from: '@waymark/domain/account/email-kinds' },
  },
  neverNull: [
    'notify_api.text_phone.kinds',
    'notify_api.contact_message.answers',
    'notify_api.unread_notifications.unread_count',
  ],
}
