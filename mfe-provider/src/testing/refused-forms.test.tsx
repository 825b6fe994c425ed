import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { account } from '@waymark/contracts/account'
import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { amenity } from '@waymark/contracts/amenity'
import { business } from '@waymark/contracts/business'
import { closedDay } from '@waymark/contracts/closed-day'
import { credential } from '@waymark/contracts/credential'
import { invitation } from '@waymark/contracts/invitation'
import { outage } from '@waymark/contracts/outage'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { breakableOptions } from '@waymark/domain/access-fit/outages'
import { sessionAvailability, staffRole } from '@waymark/domain/enums'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import { chooseIn, formRefuser, type RefusedForm, typeDay, typeInto } from '@waymark/web-kit/testing/refused-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { ActivityPriceForm } from '../activity/activity-price-form.tsx'
import { CopyActivityForm } from '../activity/copy-activity-dialog.tsx'
import { DetailsForm } from '../activity/details-form.tsx'
import { BookingForm } from '../amenity/booking-form.tsx'
import { DetailsForm as AmenityDetailsForm } from '../amenity/details-form.tsx'
import { InviteClientsForm } from '../build-client-base/invite-clients-form.tsx'
import { LogoForm } from '../business-profile/logo-form.tsx'
import { ProfileForm } from '../business-profile/profile-form.tsx'
import { ClosingForm } from '../closed-days/closing-dialog.tsx'
import { OwnDayForm } from '../closed-days/own-day-form.tsx'
import { CredentialForm } from '../credentials/credential-form.tsx'
import { RulesForm } from '../credentials/rules-form.tsx'
import { AnswerForm } from '../location/access-facts/answer-visitor.tsx'
import { LocationDetails } from '../location/details/location-details.tsx'
import { OutageForm } from '../location/outages/outage-form.tsx'
import { NewPersonForm } from '../new-user/new-person-form.tsx'
import { DoorForm } from '../session/door-dialog.tsx'
import { MessageForm } from '../session/message-dialog.tsx'
import { SessionForm } from '../session/session-form.tsx'
import { SessionBuilder } from '../sessions/session-builder.tsx'
import { ActivityDraftForm } from '../setup-wizard/activity-draft-form.tsx'
import { StaffProfileForm } from '../staff-profile/staff-profile-form.tsx'
import { MemberForm } from '../staffs/member-form.tsx'
import { AddRoleForm } from '../user/add-role-form.tsx'
import { LocationRoleForm } from '../user/location-role-form.tsx'
import { PersonForm } from '../user/person-form.tsx'
import { clay, onePage, saturday, saturdayDetail } from './sample-activity.ts'
import { changingPlace } from './sample-amenity.ts'
import { kowhaiCare } from './sample-business.ts'
import { location } from './sample-location.ts'
import { area, member, sina, team } from './sample-team.ts'

const [lift] = breakableOptions
const liftThere = {
  accessibilityOptionId: lift?.id ?? 0,
  value: 'yes',
  measure: null,
  note: null,
  source: null,
  checkedOn: null,
  photo: null,
  photoAlt: null,
} as const
const role = {
  serviceAreaUserProfileId: 5,
  serviceAreaId: 1,
  serviceAreaName: 'Newtown',
  userRole: staffRole.Staff,
}
const nothing = () => {}
const twoLeft = { total: 2, left: 2 }
const everyAccessPlace = {
  wheelchairSpaces: twoLeft,
  hearingReceivers: twoLeft,
  interpreterPlaces: twoLeft,
  quietPlaces: twoLeft,
}
const ofActivity = ['activityId', 'serviceAreaId', 'version']
const ofPrice = ['concessionPriceCents', 'hasFreeCompanion', 'policyNote', 'priceCents', 'refundUntilHours']
/** But its title. */
const ofDetails = [
  ...['activityKindIds', 'activityKindIds.0', 'contactEmail', 'contactName', 'contactPhone', 'description'],
  ...['hearingReceivers', 'interpreterPlaces', 'maxAge', 'maxSpacesPerClient', 'maxSpacesPerSession', 'minAge'],
  ...['preparation', 'quietPlaces', 'wheelchairSpaces'],
]
const ofAmenity = ['amenityId', 'serviceAreaId', 'version']
const ofAmenityDetails = [
  ...['amenityTypeId', 'title', 'description', 'featureIds', 'featureIds.0', 'featureIds.1', 'whereabouts'],
  ...['latitude', 'longitude', 'openingHours'],
  ...['openingHours.0.dayOfWeek', 'openingHours.0.opens', 'openingHours.0.closes'],
]
const ofAmenityBooking = [
  ...['isBookable', 'maxSpacesPerSession', 'maxSpacesPerClient', 'preparation'],
  ...['contactEmail', 'contactName', 'contactPhone'],
  ...['wheelchairSpaces', 'hearingReceivers', 'interpreterPlaces', 'quietPlaces'],
]
const sessionDates = new FakeGateway()
  .answer(serviceArea.getServiceAreasByUser, () => [area])
  .answer(serviceArea.getListUserRoleOnServiceArea, () => onePage([member]))
  .answer(activitySession.checkActivitySessionDates, ({ startDateTimes, endDateTimes }) => ({
    dates: startDateTimes.map((startDateTime, position) => ({
      startDateTime,
      endDateTime: endDateTimes[position] ?? '',
      availability: sessionAvailability.Available,
      alternativeStarts: [],
      reason: null,
      note: null,
      closedFor: null,
      replacesActivitySessionId: null,
      replacesCount: 0,
    })),
  }))

/** The dates answer once there is a first one. */
async function chooseFirstDate(form: HTMLElement) {
  await typeDay(form, 'firstDate', '2026-12-12')
  await screen.findByText('Available')
  // As a press on the button does before it sends.
  await userEvent.click(document.body)
}

const forms: readonly RefusedForm[] = [
  {
    file: 'activity/use-details-form.ts',
    call: activity.submitActivity,
    name: 'Details of Clay and kōrero',
    element: <DetailsForm saved={clay} />,
    unseen: [...ofActivity, ...ofPrice].toSorted(),
  },
  {
    file: 'activity/price-form.tsx',
    call: activity.submitActivity,
    name: 'Price and refunds of Clay and kōrero',
    element: <ActivityPriceForm saved={clay} />,
    unseen: [...ofActivity, ...ofDetails, 'title', 'refundUntilHours'].toSorted(),
    // Not sent: the hours say it.
    own: ['refund'],
  },
  {
    file: 'activity/copy-activity-dialog.tsx',
    call: activity.submitActivity,
    name: 'Copy Clay and kōrero',
    element: <CopyActivityForm saved={clay} onClose={nothing} />,
    unseen: [...ofActivity, ...ofDetails, ...ofPrice, 'copiedFromActivityId'].toSorted(),
  },
  {
    file: 'amenity/use-amenity-form.ts',
    call: amenity.updateAmenity,
    name: 'Details of Changing place',
    element: <AmenityDetailsForm saved={changingPlace} />,
    unseen: [...ofAmenity, ...ofAmenityBooking, ...ofPrice].toSorted(),
    // Not sent: the point and the hours say it.
    own: ['place', 'hours'],
  },
  {
    file: 'amenity/booking-form.tsx',
    call: amenity.updateAmenity,
    name: 'Booking of Changing place',
    element: <BookingForm saved={changingPlace} />,
    unseen: [...ofAmenity, ...ofAmenityDetails, ...ofPrice].toSorted(),
  },
  {
    file: 'session/message-dialog.tsx',
    call: activitySession.messageActivitySession,
    name: 'Message to all who come',
    element: <MessageForm session={saturdayDetail} onClose={nothing} />,
    fill: (form) => {
      typeInto(form, 'subject', 'Another door')
      typeInto(form, 'body', 'Use the side door.')
    },
    unseen: ['activitySessionId'],
  },
  {
    file: 'session/door-dialog.tsx',
    call: activitySession.addActivityBookingAtDoor,
    name: 'Add someone at the door',
    element: <DoorForm session={{ ...saturdayDetail, accessStock: everyAccessPlace }} onClose={nothing} />,
    fill: (form) => typeInto(form, 'name', 'Wiremu Walker'),
    unseen: ['activitySessionId'],
  },
  {
    file: 'session/session-form.tsx',
    call: activitySession.updateActivitySession,
    name: 'Change Clay and kōrero, Sat 5 Dec 2026, 10:00\u00a0am (Auckland time)',
    element: <SessionForm session={{ ...saturdayDetail, laterSessionCount: 2 }} />,
    unseen: ['activitySessionId', 'version'],
    own: ['date'],
  },
  {
    file: 'sessions/session-builder.tsx',
    call: activitySession.addActivitySessions,
    name: 'New sessions of Clay and kōrero',
    element: <SessionBuilder saved={clay} copied={saturday} onAdded={nothing} />,
    gateway: sessionDates,
    fill: chooseFirstDate,
    unseen: ['activityId'],
    // It makes the dates that are sent.
    own: ['repeat'],
  },
  {
    file: 'build-client-base/invite-clients-form.tsx',
    call: invitation.sendInvitationToConsumer,
    name: 'Invite clients',
    element: <InviteClientsForm area={area} />,
    fill: (form) => typeInto(form, 'emails', 'mere@example.org'),
    unseen: ['serviceAreaId'],
  },
  {
    file: 'business-profile/logo-form.tsx',
    call: business.uploadLogo,
    name: 'Logo and description',
    element: <LogoForm profile={kowhaiCare} saveLabel="Save" onSaved={nothing} />,
    unseen: ['version'],
  },
  {
    file: 'staff-profile/staff-profile-form.tsx',
    call: account.updateStaffProfile,
    name: 'Photo and languages',
    element: <StaffProfileForm shown={{ userProfileId: 21, photo: null, languages: ['en'] }} personName="Sina Leota" />,
    unseen: ['userProfileId'],
  },
  {
    file: 'business-profile/profile-form.tsx',
    call: business.updateBusinessProfile,
    name: 'Organisation',
    element: <ProfileForm profile={kowhaiCare} saveLabel="Save" onSaved={nothing} />,
    unseen: ['version'],
  },
  {
    file: 'location/details/use-location-form.ts',
    call: serviceArea.updateServiceArea,
    name: 'Details of Kōwhai Care, Newtown',
    element: <LocationDetails location={location} />,
    gateway: team,
    unseen: ['countryId', 'serviceAreaId', 'version'],
    own: ['Find the place'],
  },
  {
    file: 'location/access-facts/answer-visitor.tsx',
    call: serviceArea.answerVisitorFeedback,
    name: 'Your answer to the visitor',
    element: <AnswerForm serviceAreaId={3} feedbackId={4} />,
    fill: (form) => typeInto(form, 'answer', 'You were right.'),
    unseen: ['feedbackId', 'serviceAreaId'],
  },
  {
    file: 'location/outages/outage-form.tsx',
    call: outage.addOutage,
    name: 'Out of order',
    element: (
      <OutageForm
        optionIds={[lift?.id ?? 0]}
        location={{ ...location, accessibilityFacts: [liftThere] }}
        onClose={nothing}
      />
    ),
    gateway: new FakeGateway().answer(amenity.getAmenities, () => onePage([])),
    fill: (form) => chooseIn(form, 'thing', lift?.label ?? ''),
    unseen: ['serviceAreaId'],
    // Times are sent with their dates.
    own: ['startTime', 'endTime'],
  },
  {
    file: 'closed-days/own-day-form.tsx',
    call: closedDay.addClosedDays,
    name: 'Another day',
    element: <OwnDayForm serviceAreaId={3} />,
    gateway: new FakeGateway().answer(closedDay.getClosedDays, () => ({
      today: '2026-11-24',
      booked: { bookingCount: 0, sessionCount: 0, sessionBookingCount: 0, unbookedSessionCount: 9, sessions: [] },
      closedDays: [],
    })),
    fill: async (form) => {
      await typeDay(form, 'date', '2026-12-12')
      typeInto(form, 'name', 'Staff day')
    },
    unseen: ['keepsAffectedBookings', 'serviceAreaId'],
  },
  {
    file: 'closed-days/closing-dialog.tsx',
    call: closedDay.setLocationClosing,
    name: 'Closing date',
    element: <ClosingForm serviceAreaId={3} areaName="Newtown" today="2026-11-24" note="" onClose={nothing} />,
    gateway: new FakeGateway().answer(closedDay.getLocationClosing, ({ fromDate = '' }) => ({
      today: '2026-11-24',
      closing: null,
      booked: { from: fromDate, bookingCount: 0, sessionCount: 0, sessionBookingCount: 0, lastDate: null },
    })),
    fill: async (form) => {
      await typeDay(form, 'date', '2026-12-12')
      await userEvent.click(within(form).getByRole('radio', { name: /^Cancel/ }))
      typeInto(form, 'clientReason', 'We close this location.')
    },
    unseen: ['serviceAreaId'],
  },
  {
    file: 'credentials/credential-form.tsx',
    call: credential.saveCredential,
    name: 'Credential',
    element: <CredentialForm userProfileId={7} today="2026-11-24" onClose={nothing} />,
    fill: (form) => chooseIn(form, 'kind', 'First aid'),
    unseen: ['userProfileId'],
  },
  {
    file: 'credentials/rules-form.tsx',
    call: credential.setCredentialRules,
    name: 'Required credentials',
    element: <RulesForm rules={{ kinds: [] }} service={undefined} serviceAreaId={1} onClose={nothing} />,
    unseen: ['serviceAreaId', 'serviceAreaServiceId'],
    // Together they are the kinds.
    own: ['firstAid', 'ndisWorkerScreening', 'workingWithChildren', 'driverLicence'],
  },
  {
    file: 'new-user/new-person-form.tsx',
    call: userManagement.updateUserProfile,
    name: 'Invite a person',
    element: <NewPersonForm draftKey="new-user" onInvited={nothing} />,
    gateway: team,
    fill: (form) => {
      typeInto(form, 'firstName', 'Sina')
      typeInto(form, 'lastName', 'Leota')
      typeInto(form, 'email', 'sina@example.org')
    },
  },
  {
    file: 'setup-wizard/activity-draft-form.tsx',
    call: activity.submitActivity,
    name: 'New activity',
    element: <ActivityDraftForm serviceAreaId={1} onSaved={nothing} />,
    fill: (form) => {
      typeInto(form, 'title', 'Chair yoga')
      typeInto(form, 'description', 'Yoga on chairs.')
    },
    unseen: ['serviceAreaId'],
  },
  {
    file: 'staffs/member-form.tsx',
    call: serviceArea.updateUserRoleAssignedServicesOnServiceArea,
    name: 'Settings of Sina Leota',
    element: <MemberForm area={area} member={member} />,
    gateway: team,
    unseen: ['keepsFutureBookings', 'serviceAreaId', 'userProfileId', 'version'],
  },
  {
    file: 'user/add-role-form.tsx',
    call: userManagement.updateServiceAreaUserProfile,
    name: 'A role at another location',
    element: <AddRoleForm member={sina} areas={[area]} />,
    fill: (form) => chooseIn(form, 'serviceAreaId', area.name),
    unseen: ['userProfileId', 'userRoleSeen'],
  },
  {
    file: 'user/location-role-form.tsx',
    call: userManagement.updateServiceAssignmentsToUser,
    name: 'Sina Leota at Newtown',
    element: (
      <LocationRoleForm member={sina} role={role} assignedIds={[12]} onServicesSaved={nothing} onGone={nothing} />
    ),
    gateway: team,
    unseen: ['serviceAreaId', 'serviceAreaServiceIdsSeen', 'serviceAreaServiceIdsSeen.0', 'userProfileId'],
    // Saved by a call of its own before.
    own: ['userRole'],
  },
  {
    file: 'user/person-form.tsx',
    call: userManagement.updateUserProfile,
    name: 'About Sina Leota',
    element: <PersonForm member={sina} />,
    unseen: ['isActive', 'userProfileId', 'version'],
  },
]
/** The map with the pin is never in view. */
class OutOfView {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', OutOfView)
  vi.useFakeTimers({ now: new Date('2026-12-04T20:50:00Z'), toFake: ['Date'] })
})

const refuse = formRefuser({ UiProvider, user: aroha })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
