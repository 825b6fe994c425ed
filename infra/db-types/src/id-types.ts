import type { ServiceName } from '@waymark/contracts/service-names'
import type { ColumnType } from '@waymark/service-kit/column-facts'
import type { Column } from './read-catalog.ts'

/** The type of a table's own `id` (domain's `ids.ts`). Ids that never leave their table need none. */
const typesByTable: Readonly<Record<`${ServiceName}.${string}`, string>> = {
  'identity.account': 'AccountId',
  'identity.user_profile': 'UserProfileId',
  'identity.membership': 'MembershipId',
  'identity.second_factor': 'SecondFactorId',
  'provider.closed_day': 'ClosedDayId',
  'provider.staff_credential': 'CredentialId',
  'provider.outage': 'OutageId',
  'provider.own_service': 'ServiceId',
  'provider.service_area': 'ServiceAreaId',
  'provider.service_area_service': 'ServiceAreaServiceId',
  'provider.activity': 'ActivityId',
  'provider.activity_picture': 'PictureId',
  'provider.service_area_picture': 'PictureId',
  'booking.booking': 'BookingId',
  'booking.booking_series': 'SeriesId',
  'booking.client_note': 'ClientNoteId',
  'booking.saved_recipient': 'SavedRecipientId',
  'booking.service_watch': 'ServiceWatchId',
  'booking.quote': 'QuoteId',
  'booking.saved_address': 'SavedAddressId',
  'booking.activity_session': 'ActivitySessionId',
  'booking.payment': 'PaymentId',
  'booking.refund': 'RefundId',
  'booking.review': 'ReviewId',
  'booking.waitlist_entry': 'WaitlistEntryId',
  'chat.conversation': 'ConversationId',
  'admin.badge_partner': 'BadgePartnerId',
  'map.access_map': 'AccessMapId',
}

/** Columns that name a row of another schema, which no foreign key may do, by the end of their name; the longer end wins. */
const typesByName = new Map([
  ...Object.entries(typesByTable).map(([table, type]): [string, string] => [`${table.split('.')[1]}_id`, type]),
  // The catalogue of services is the domain's.
  ['service_id', 'ServiceId'],
])
const namesByLength = [...typesByName.keys()].sort((a, b) => b.length - a.length)

/**
 * The type of an id or of a reference to one; undefined for any other column. `path` is the column of a table, which a
 * view may repeat: `identity.user_profile.id`.
 */
export function idType(path: string, { pgType, references }: Column): ColumnType | undefined {
  if (pgType !== 'int8' && pgType !== 'int4') return undefined
  const type = typeOfTable(path) ?? typeOfTable(references) ?? typeOfName(path.split('.').at(-1) ?? '')
  return type === undefined ? undefined : { type, from: '@waymark/domain/ids' }
}

function typeOfTable(path: string | undefined): string | undefined {
  return Object.entries(typesByTable).find(([table]) => path === `${table}.id`)?.[1]
}

function typeOfName(name: string): string | undefined {
  const end = namesByLength.find((known) => name === known || name.endsWith(`_${known}`))
  return end === undefined ? undefined : typesByName.get(end)
}
