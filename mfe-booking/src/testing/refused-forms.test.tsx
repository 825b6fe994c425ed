import { cleanup, fireEvent, screen } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { addressBook } from '@waymark/contracts/address-book'
import { booking } from '@waymark/contracts/booking'
import { clientRecord } from '@waymark/contracts/client-record'
import type { OutputOf } from '@waymark/contracts/define-call'
import { feedback } from '@waymark/contracts/feedback'
import { quote } from '@waymark/contracts/quote'
import { shortlist } from '@waymark/contracts/shortlist'
import { userManagement } from '@waymark/contracts/user-management'
import { optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { formRefuser, type RefusedForm, tickIn, typeInto } from '@waymark/web-kit/testing/refused-form'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { sampleAnswers, sampleChange } from '@waymark/web-kit/testing/sample-change'
import { afterEach, expect, test, vi } from 'vitest'
import { ChangePeoplePart } from '../activity-booking/change-people-part.tsx'
import { AddressForm } from '../address-book/address-form.tsx'
import { RecipientForm } from '../address-book/recipient-form.tsx'
import { NewClientForm } from '../book-for-client/new-client-form.tsx'
import { ChangeForm } from '../change-booking/change-form.tsx'
import { ClientDetailsForm } from '../client/client-details-form.tsx'
import { ClientNoteForm } from '../client/client-note-form.tsx'
import { FeedbackPart } from '../feedback/feedback-part.tsx'
import { FeedbackForm } from '../feedback-booking/feedback-form.tsx'
import { GuestDetails } from '../guest-details/guest-details.tsx'
import { GuestLinkForm } from '../guest-link/guest-link-form.tsx'
import { BookSpaces } from '../new-activity-booking/book-spaces.tsx'
import { JoinWaitlist } from '../new-activity-booking/join-waitlist.tsx'
import { BookingForm } from '../new-booking/booking-form.tsx'
import { AnswerForm } from '../quotes/answer-form.tsx'
import { AskForm } from '../quotes/ask-quote.tsx'
import { NoteForm } from '../shortlist/shortlist-note.tsx'
import { SpacesForClientForm } from '../spaces-for-client/spaces-for-client-form.tsx'
import { wallNow } from '../time/wall-now.ts'
import { morningCare } from './morning-care.ts'
import { clayEvening, claySpaces, pottery } from './pottery.ts'
import { sampleQuote } from './sample-quote.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const day = addDays(wallNow(morningCare.timeZone, Date.now()).slice(0, 10), 3)
const freeTimes = () =>
  new FakeGateway().answer(booking.getAvailableTimesForServiceAreaForNewBooking, () => ({
    timeZone: morningCare.timeZone,
    durationMinutes: 60,
    days: [{ date: day, free: ['10:30'] }],
    heldTimes: [],
    nextFree: `${day}T10:30:00`,
    checkedDates: [],
  }))
async function takeTime() {
  fireEvent.click(await screen.findByRole('button', { name: 'Take this time' }))
}
const newtown = { label: 'Newtown, Wellington', latitude: -41.311, longitude: 174.779 }

const needs = () =>
  new FakeGateway()
    .answer(account.getNeeds, () => ({
      needs: [{ accessibilityOptionId: 11, threshold: 80, weight: 'must' as const }],
    }))
    .answer(activityBooking.getSessionStatusBeforeConfirmBooking, () => ({
      session: clayEvening,
      isAvailable: true,
      reason: null,
      totalCents: 3200,
      heldUntil: null,
    }))

const sampleClient: OutputOf<typeof clientRecord.getClientRecord> = {
  userProfileId: 41,
  firstName: 'Tom',
  lastName: 'Reid',
  phone: '021 555 0155',
  hasAccount: false,
  email: null,
  visitCount: 0,
  visits: [],
  notes: [],
}

const forms: readonly RefusedForm[] = [
  {
    file: 'quotes/ask-quote.tsx',
    call: quote.askForQuote,
    name: 'Ask for a quote',
    element: (
      <AskForm
        asked={{ serviceAreaServiceId: 1, sizeOptionId: 12 }}
        offer={morningCare}
        kept={{ recipients: [], addresses: [] }}
        onAsked={() => {}}
      />
    ),
    fill: (form) => typeInto(form, 'words', 'Two ramps.'),
    unseen: ['ServiceAreaServiceId', 'ServiceSizeOptionId'],
    own: ['person'],
  },
  {
    file: 'quotes/answer-form.tsx',
    call: quote.answerQuote,
    name: 'Your price for Hēmi Parata',
    element: <AnswerForm quote={{ ...sampleQuote, priceCents: 9500 }} onClose={() => {}} />,
    unseen: ['quoteId', 'seenAnsweredAt'],
  },
  {
    file: 'client/client-note-form.tsx',
    call: clientRecord.addClientNote,
    name: 'Add a note',
    element: <ClientNoteForm serviceAreaId={1} userProfileId={41} />,
    fill: (form) => typeInto(form, 'text', 'The dog is friendly.'),
    unseen: ['serviceAreaId', 'userProfileId'],
  },
  {
    file: 'client/client-details-form.tsx',
    call: userManagement.updateClient,
    name: 'Details of Tom Reid',
    element: <ClientDetailsForm client={sampleClient} serviceAreaId={1} />,
    fill: (form) => typeInto(form, 'firstName', 'Tama'),
    unseen: ['serviceAreaId', 'userProfileId'],
  },
  {
    file: 'book-for-client/new-client-form.tsx',
    call: userManagement.addClient,
    name: 'Add a client',
    element: <NewClientForm serviceAreaId={1} onAdded={() => {}} onClose={() => {}} />,
    fill: (form) => {
      typeInto(form, 'firstName', 'Tom')
      typeInto(form, 'lastName', 'Reid')
      typeInto(form, 'phone', '021 555 0155')
      tickIn(form, 'hasAgreed')
    },
    unseen: ['serviceAreaId'],
  },
  {
    file: 'address-book/recipient-form.tsx',
    call: addressBook.saveRecipient,
    name: 'Change Ngaire Parata',
    element: (
      <RecipientForm
        recipient={{
          savedRecipientId: 3,
          name: 'Ngaire Parata',
          phone: '021 555 0199',
          relation: 'Mum',
          notes: '',
          accessibilityOptionIds: [],
          isDefault: false,
        }}
        onClose={() => {}}
      />
    ),
    unseen: ['savedRecipientId'],
    own: optionGroups.map((group) => optionGroupLabels[group]),
  },
  {
    file: 'address-book/address-form.tsx',
    call: addressBook.saveAddress,
    name: 'Change Home',
    element: (
      <AddressForm
        address={{
          savedAddressId: 4,
          label: 'Home',
          AddressForService: '42 Daniell Street, Newtown, Wellington',
          LatitudeForService: -41.311,
          LongitudeForService: 174.779,
          UnitNumberForService: null,
          accessNotes: '',
          isExactPoint: false,
          isDefault: false,
        }}
        onClose={() => {}}
      />
    ),
    unseen: ['isExactPoint', 'savedAddressId'],
  },
  {
    file: 'activity-booking/change-people-part.tsx',
    call: activityBooking.changeActivityBookingPeople,
    name: 'Change people or needs',
    element: <ChangePeoplePart detail={{ ...claySpaces, people: claySpaces.people.slice(0, 1) }} onClose={() => {}} />,
    gateway: needs().answer(activityBooking.getActivityForNewBooking, () => pottery),
    unseen: ['activityBookingId', 'people.0.position'],
  },
  {
    file: 'guest-link/guest-link-form.tsx',
    call: activityBooking.sendGuestBookingLink,
    name: 'A new link',
    element: <GuestLinkForm title="See your booking" refusal={null} />,
    fill: (form) => typeInto(form, 'email', 'tama@example.org'),
  },
  {
    file: 'new-activity-booking/use-spaces-form.ts',
    call: activityBooking.addNewActivityBooking,
    name: 'Book spaces',
    element: <BookSpaces activity={pottery} session={clayEvening} />,
    gateway: needs(),
    unseen: ['UserServiceAreaId', 'activitySessionId', 'totalCents'],
    own: ['lastName'],
  },
  {
    file: 'spaces-for-client/spaces-for-client-form.tsx',
    call: activitySession.addActivityBookingForClient,
    name: 'Book for Tom Reid',
    element: (
      <SpacesForClientForm
        activity={pottery}
        session={clayEvening}
        client={{ clientUserProfileId: 41, firstName: 'Tom', lastName: 'Reid', phone: null, clientReach: 'phone' }}
        onBooked={() => {}}
      />
    ),
    unseen: ['activitySessionId', 'clientUserProfileId', 'people.0.sharedAccessibilityOptionIds', 'totalCents'],
  },
  {
    file: 'new-activity-booking/join-waitlist.tsx',
    call: activityBooking.joinActivityWaitlist,
    name: 'Join the waitlist',
    element: <JoinWaitlist activity={pottery} session={clayEvening} />,
    gateway: needs(),
    unseen: ['UserServiceAreaId', 'activitySessionId'],
    own: ['lastName'],
  },
  {
    file: 'feedback/feedback-part.tsx',
    call: feedback.answerFeedbackBooking,
    name: 'Answer',
    element: (
      <FeedbackPart
        detail={{
          ...sampleBooking,
          mySide: 'provider',
          mayAnswerFeedback: true,
          feedback: {
            stars: 4,
            comment: '',
            wasAsAccessible: null,
            createdAt: '2026-11-20T01:00:00Z',
            answer: null,
            answeredAt: null,
          },
        }}
      />
    ),
    fill: (form) => typeInto(form, 'answer', 'Thank you.'),
    unseen: ['bookingId'],
  },
  {
    file: 'change-booking/use-change-form.ts',
    call: booking.changeBooking,
    name: 'Change booking',
    element: (
      <ChangeForm
        start={{
          ...sampleChange,
          requestedStartDateTime: `${day}T09:15:00`,
          staffToChoose: morningCare.staff,
          staffToChooseCount: 2,
          offer: morningCare,
          answers: sampleAnswers,
          movedDates: { later: [`${day}T09:15:00`], all: [`${day}T09:15:00`, `${addDays(day, 7)}T09:15:00`] },
        }}
        onChanged={() => {}}
      />
    ),
    gateway: freeTimes(),
    fill: async (form) => {
      await takeTime()
      fireEvent.click(screen.getByRole('button', { name: /^How long/ }))
      tickIn(form, 'size', '11')
      typeInto(form, 'unit', '4')
      typeInto(form, 'notes', 'Ring twice.')
      fireEvent.click(screen.getByRole('button', { name: /^Who it is for/ }))
      fireEvent.click(screen.getByRole('radio', { name: /^Someone else/ }))
      typeInto(form, 'recipientName', 'Moana Parata')
      typeInto(form, 'recipientPhone', '021 555 0142')
    },
    unseen: ['SeenStartDateTime', 'bookingId'],
    own: ['Who is it for?', 'Keep them for next time', 'preferredStaffId'],
  },
  {
    file: 'feedback-booking/feedback-form.tsx',
    call: feedback.submitFeedbackBooking,
    name: 'Feedback',
    element: (
      <FeedbackForm
        link={{ token: 'a-token-of-24-characters' }}
        about={{
          bookingId: 41,
          itemType: 'Service',
          itemName: 'Morning care',
          accountName: 'Kōwhai Care',
          accountLogo: null,
          serviceAreaName: 'Newtown',
          clientFirstName: 'Hēmi',
          requestedStartDateTime: '2026-11-18T09:15:00',
          timeZone: 'Pacific/Auckland',
          staffFirstNames: [],
          feedback: null,
        }}
        onSent={() => {}}
      />
    ),
    fill: () => {
      fireEvent.click(screen.getByRole('radio', { name: '4 stars: good' }))
    },
    unseen: ['token'],
  },
  {
    file: 'guest-details/guest-details.tsx',
    call: account.registerGuestUser,
    name: 'Your details',
    element: <GuestDetails onReady={() => {}} />,
    fill: (form) => {
      typeInto(form, 'firstName', 'Tama')
      typeInto(form, 'lastName', 'Reid')
      typeInto(form, 'email', 'tama@example.org')
      typeInto(form, 'phone', '021 555 0142')
    },
  },
  {
    file: 'new-booking/use-booking-form.ts',
    call: booking.addNewBooking,
    name: 'New booking',
    element: (
      <BookingForm
        offer={morningCare}
        start={{
          offer: morningCare,
          offers: [],
          services: [],
          client: { firstName: 'Hēmi', lastName: 'Parata', phone: null, countryId: 1, needs: [] },
          lastStaff: null,
          lastAddress: null,
          ownAddress: null,
          recipients: [],
          addresses: [],
          again: null,
          quote: null,
        }}
        place={newtown}
        onPlaced={() => {}}
      />
    ),
    gateway: freeTimes(),
    fill: async (form) => {
      tickIn(form, 'size', '12')
      typeInto(form, 'street', '42 Daniell Street')
      await takeTime()
    },
    unseen: ['RequestedPeopleQty'],
    own: ['Who is it for?', 'Who would you like to come?', 'Repeat'],
  },
  {
    file: 'shortlist/shortlist-note.tsx',
    call: shortlist.updateShortlistNote,
    name: 'Your note about Newtown',
    element: (
      <NoteForm
        entry={{
          serviceAreaId: 1,
          serviceAreaName: 'Newtown',
          accountName: 'Kōwhai Care',
          accountLogo: null,
          banner: null,
          suburb: 'Newtown',
          venueTypeName: 'Mobile service',
          serviceCount: 2,
          state: 'open',
          note: '',
          rating: { average: null, count: 0 },
          isMobile: true,
          fit: [],
          facts: [],
          outOptionIds: [],
        }}
        onClose={() => {}}
      />
    ),
    unseen: ['serviceAreaId'],
  },
]
const refuse = formRefuser({ UiProvider, user: hemi })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
