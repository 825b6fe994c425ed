import type { audit } from '@waymark/contracts/audit'
import type { OutputOf } from '@waymark/contracts/define-call'
import { businessSubtype } from '@waymark/domain/enums'
import { subtypeLabels } from '../business-accounts/account-query.ts'

export type AuditEntry = OutputOf<typeof audit.getAuditTrail>['items'][number]
/** What an action says of itself, to whomever it is shown. */
type Action = Pick<AuditEntry, 'action' | 'targetKind' | 'before' | 'after'>

/** Actions that have a label of their own; any other call is shown by its name. */
const actionLabels: Readonly<Record<string, string>> = {
  'act-as-user': 'Started acting as this person',
  'extend-acting': 'Kept acting as this person',
  'stop-acting': 'Stopped acting as this person',
  'reset-second-factor': 'Took off the second step',
  'update-user': 'Changed the person',
  'update-account-subtype': 'Changed the kind of organisation',
  'suspend-organisation': 'Suspended the organisation',
  'close-organisation': 'Closed the organisation for good',
  'lift-organisation-suspension': 'Lifted the suspension',
  'cancel-booking': 'Cancelled the booking',
  'cancel-activity-booking': 'Cancelled the spaces',
  'update-booking-staff': 'Changed who goes',
  'update-retention': 'Changed how long data is kept',
  'moderate-review': 'Decided about a review',
  'answer-contact-message': 'Answered a message to us',
  'close-contact-message': 'Closed a message to us',
  'reopen-contact-message': 'Opened a message to us again',
  'delete-contact-message': 'Deleted a message to us',
  'delete-booking-staff': 'Took somebody off the booking',
  'add-access-map': 'Added an access map',
  'update-map-content-data': 'Changed the words of an access map',
  'update-locations-map-data': 'Changed what an access map shows',
  'request-map-publication': 'Asked to publish an access map',
  'take-back-map-request': 'Took back the request to publish an access map',
  'publish-map': 'Published an access map',
  'decline-map-publication': 'Answered why an access map is not published',
  'take-map-offline': 'Took an access map offline',
  'delete-map': 'Deleted an access map',
  'add-badge-partner': 'Added a badge partner',
  'update-badge-partner-data': 'Changed a badge partner',
  'update-badge-partner-content-data': 'Changed the words of a badge partner',
}

const fieldLabels: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  isAccountAdmin: 'Account admin',
  isActive: 'Active',
  businessAccountSubtype: 'Kind',
  status: 'Status',
  reason: 'Reason',
  staff: 'Who goes',
  bookings: 'Bookings',
  clientReason: 'Told to those who had booked',
  closedLocationCount: 'Locations closed',
  openedLocationCount: 'Locations opened',
  isHidden: 'Hidden',
  title: 'Title',
}

/** The actions with a label, for a choice. */
export const labelledActions: readonly { readonly id: string; readonly label: string }[] = Object.entries(
  actionLabels,
).map(([id, label]) => ({ id, label }))

/** What was done, as a heading: "Changed the person", "As this person: change booking". */
export function actionLabel({ action, targetKind, before, after }: Action): string {
  const isActing = targetKind === 'person' && before === null && actionLabels[action] === undefined && after !== null
  return actionLabels[action] ?? (isActing ? `As this person: ${plainName(action)}` : plainName(action))
}

/** What an action was done to, with the number that the search finds: "Harbour Care (account 5)", "booking 7". */
export function targetLabel({ targetKind, targetId, targetName }: AuditEntry): string {
  const thing = targetId === null ? targetKind : `${targetKind} ${targetId}`
  return targetName === null ? thing : `${targetName} (${thing})`
}

/** The fields that an action changed, in words: "First name: Mary, now Mere". */
export function changedFacts({ before, after }: Action): { readonly term: string; readonly detail: string }[] {
  const old = new Map(Object.entries(before ?? {}))
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    const term = fieldLabels[field]
    const was = old.get(field)
    if (term === undefined || was === value || value === '') return []
    const detail = wordsOf(field, value)
    return [{ term, detail: before === null || was === undefined ? detail : `${wordsOf(field, was)}, now ${detail}` }]
  })
}

function plainName(action: string): string {
  return action.replaceAll('-', ' ')
}

function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || value === undefined || value === '') return 'None'
  if (field === 'bookings') return value === 'keep' ? 'Kept' : 'Cancelled'
  if (field === 'businessAccountSubtype') {
    const subtype = Object.values(businessSubtype).find((known) => known === value)
    return subtype === undefined ? String(value) : subtypeLabels[subtype]
  }
  return Array.isArray(value) ? value.join(', ') : String(value)
}
