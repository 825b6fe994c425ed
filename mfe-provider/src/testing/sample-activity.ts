import type { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { bookingStatus } from '@waymark/domain/enums'
import type { Activity } from '../activity/activity-draft.ts'
import type { SessionBooking } from '../session/attendance.ts'
import type { SessionDetail } from '../session/session-detail.ts'

type SessionRow = OutputOf<typeof activitySession.getActivitySessionList>['items'][number]

/** An activity in the contract's shape, for tests. */
export const clay: Activity = {
  activityId: 31,
  serviceAreaId: 1,
  version: 4,
  status: 'Active',
  title: 'Clay and kōrero',
  description: 'Hand building at tables and wheels.',
  activityKindIds: [2],
  minAge: 16,
  maxAge: null,
  priceCents: 1800,
  concessionPriceCents: 1200,
  currency: 'NZD',
  maxSpacesPerSession: 12,
  maxSpacesPerClient: 4,
  banner: null,
  comingSessions: 2,
  nextStartDateTime: '2026-12-05T10:00:00',
  hasFreeCompanion: true,
  refundUntilHours: null,
  policyNote: '',
  preparation: '',
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  wheelchairSpaces: 3,
  hearingReceivers: 1,
  interpreterPlaces: 0,
  quietPlaces: 0,
  otherPictures: [],
  accessibilityFacts: [],
  venueFacts: [],
  documents: [],
  staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
  mayTakePayments: true,
  isAmenity: false,
}

/** One of its sessions. */
export const saturday: SessionRow = {
  activitySessionId: 71,
  activityId: 31,
  activityTitle: 'Clay and kōrero',
  isOfAmenity: false,
  isActivityDraft: false,
  serviceAreaId: 1,
  version: 2,
  status: 'Active',
  startDateTime: '2026-12-05T10:00:00',
  endDateTime: '2026-12-05T12:00:00',
  timeZone: 'Pacific/Auckland',
  closedFor: null,
  maxSpaces: 12,
  maxSpacesPerClient: 4,
  spacesTaken: 3,
  spacesHeld: 0,
  spacesOffered: 0,
  bookingCount: 2,
  waitlistLength: 0,
  checkedInCount: 0,
  peopleCount: 3,
  priceCents: 1800,
  concessionPriceCents: 1200,
  currency: 'NZD',
  accessStock: {
    wheelchairSpaces: { total: 3, left: 2 },
    hearingReceivers: { total: 1, left: 1 },
    interpreterPlaces: { total: 0, left: 0 },
    quietPlaces: { total: 0, left: 0 },
  },
  staff: [{ userProfileId: 21, firstName: 'Sina', lastName: 'Leota' }],
}

export const saturdayDetail: SessionDetail = {
  ...saturday,
  note: '',
  cancelReason: null,
  incomeCents: 3600,
  laterSessionCount: 0,
  laterBookingCount: 0,
  laterPeopleCount: 0,
  laterWaitingCount: 0,
  cancelledPeopleCount: 0,
  mayEdit: true,
  isPlaceOpen: true,
  mayCheckIn: true,
  waitlist: [],
}

const person = {
  age: null,
  wantsWheelchairSpace: false,
  wantsHearingReceiver: false,
  wantsInterpreter: false,
  wantsQuietPlace: false,
  sharedAccessibilityOptionIds: [],
  checkedInAt: null,
}

/** Moana with her companion Ana. */
export const moana: SessionBooking = {
  activityBookingId: 501,
  status: bookingStatus.Confirmed,
  contactName: 'Moana Faleolo',
  contactEmail: 'moana@example.org',
  contactPhone: null,
  notes: '',
  totalCents: 1800,
  currency: 'NZD',
  paidCents: 1800,
  cashCents: 0,
  cashToGiveBackCents: 0,
  people: [
    {
      ...person,
      position: 0,
      name: 'Moana Faleolo',
      kind: 'standard',
      companionOf: null,
      priceCents: 1800,
      wantsWheelchairSpace: true,
    },
    { ...person, position: 1, name: 'Ana Faleolo', kind: 'companion', companionOf: 0, priceCents: 0 },
  ],
  ticketCode: 'WM-501-ABCDEFGH23',
  havingNewMessage: false,
  isGuest: false,
  clientReach: 'account',
}

/** Rāwiri and Tia, two spaces. */
export const rawiri: SessionBooking = {
  ...moana,
  activityBookingId: 502,
  contactName: 'Rāwiri Hōhepa',
  isGuest: true,
  clientReach: 'email',
  totalCents: 3600,
  paidCents: 0,
  people: [
    { ...person, position: 0, name: 'Rāwiri Hōhepa', kind: 'standard', companionOf: null, priceCents: 1800 },
    { ...person, position: 1, name: 'Tia Hōhepa', kind: 'standard', companionOf: null, priceCents: 1800 },
  ],
  ticketCode: 'WM-502-ZZZZZZZZ77',
}

/** One page of a list with these rows. */
export function onePage<Row>(items: readonly Row[]) {
  return { items: [...items], totalCount: items.length, pageNumber: 1, pageSize: 50 }
}
