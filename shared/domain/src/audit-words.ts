import { subtypeLabels } from './account/subtype-labels.ts'
import { businessSubtype } from './enums.ts'

/** Whose midnights bound the days of the audit trail, and whose times it shows. */
export const auditTimeZone = 'Pacific/Auckland'

type Facts = Readonly<Record<string, unknown>> | null

/** What an action says of itself, to whomever it is shown. */
interface Action {
  readonly action: string
  readonly targetKind: string
  readonly before: Facts
  readonly after: Facts
}

interface Target {
  readonly targetKind: string
  readonly targetId: number | null
  readonly targetName: string | null
}

/** Actions that have a label of their own; any other call is shown by the words of its name. */
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

/** What an administrator looked at as somebody, by the call that answered it. */
const lookedAt: Readonly<Record<string, string>> = {
  'compare-shortlist': 'a comparison of their shortlist',
  'get-activity-booking-detail': 'a booking of an activity',
  'get-activity-bookings-in-activity-session': 'the bookings of a session',
  'get-activity-for-new-booking': 'an activity to book',
  'get-activity-sessions-for-new-booking': 'activities to book',
  'get-address-book': 'their people and addresses',
  'get-available-service-areas-for-new-booking': 'locations to book',
  'get-booking-detail': 'a booking',
  'get-booking-list': 'their bookings',
  'get-bookings-have-unread-message': 'which bookings have unread messages',
  'get-client-record': 'the record of a client',
  'get-credentials': 'the credentials of their people',
  'get-data-for-change-booking': 'a booking to change',
  'get-data-for-consumer-dashboard': 'their dashboard',
  'get-data-for-new-booking': 'the form for a new booking',
  'get-data-for-provider-dashboard': 'the dashboard of their organisation',
  'get-service-watches': 'the services they wait for',
  'get-user-accessibility-options': 'their accessibility options',
  'get-user-setting-filters': 'their saved filters',
  'get-venues-in-view': 'places on the map',
  'get-venues-near-by-amenity': 'places on the map',
  'search-all': 'a search',
}

/** The first word of a call that changes something, as what was done. */
const doneVerbs: Readonly<Record<string, string>> = {
  add: 'added',
  answer: 'answered',
  ask: 'asked',
  cancel: 'cancelled',
  change: 'changed',
  check: 'checked',
  close: 'closed',
  complete: 'completed',
  confirm: 'confirmed',
  delete: 'deleted',
  dismiss: 'put aside',
  end: 'ended',
  extend: 'extended',
  invite: 'invited',
  join: 'joined',
  keep: 'kept',
  leave: 'left',
  mark: 'marked',
  move: 'moved',
  open: 'opened',
  release: 'released',
  remove: 'removed',
  replace: 'replaced',
  report: 'reported',
  request: 'requested',
  save: 'saved',
  send: 'sent',
  set: 'set',
  stop: 'stopped',
  submit: 'sent',
  undo: 'undid',
  update: 'changed',
  upload: 'uploaded',
  watch: 'began to wait for',
  withdraw: 'withdrew',
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
  name: 'Name',
  website: 'Website',
  logo: 'Logo',
  description: 'Description',
  addedVenues: 'Venues added',
  removedVenues: 'Venues removed',
}

/** The actions with a label, for a choice. */
export const labelledActions: readonly { readonly id: string; readonly label: string }[] = Object.entries(
  actionLabels,
).map(([id, label]) => ({ id, label }))

/** What was done, as a heading: "Changed the person", "As this person: looked at their dashboard". */
export function actionLabel({ action, targetKind, before, after }: Action): string {
  const isActing = targetKind === 'person' && before === null && actionLabels[action] === undefined && after !== null
  return actionLabels[action] ?? (isActing ? `As this person: ${doneWords(action)}` : plainName(action))
}

/** What an action was done to, with the number that the search finds: "Harbour Care (account 5)", "booking 7". */
export function targetLabel({ targetKind, targetId, targetName }: Target): string {
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

/** "looked at their needs", "changed profile": what a call did, by its name where there are no words for it. */
function doneWords(call: string): string {
  const [verb = '', ...rest] = call.split('-')
  const seen = lookedAt[call] ?? (verb === 'get' ? `their ${rest.join(' ')}` : undefined)
  if (seen !== undefined) return `looked at ${seen}`
  return [doneVerbs[verb] ?? verb, ...rest].join(' ')
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
