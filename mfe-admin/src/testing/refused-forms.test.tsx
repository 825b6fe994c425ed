import { fireEvent, within } from '@testing-library/react'
import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { badgePartner } from '@waymark/contracts/badge-partner'
import { booking } from '@waymark/contracts/booking'
import { organisation as organisationCalls } from '@waymark/contracts/organisation'
import { retention } from '@waymark/contracts/retention'
import { review } from '@waymark/contracts/review'
import { support } from '@waymark/contracts/support'
import { businessSubtype } from '@waymark/domain/enums'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { formRefuser, type RefusedForm, tickIn, typeInto } from '@waymark/web-kit/testing/refused-form'
import { sampleActivityBooking, sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { expect, test } from 'vitest'
import { ActAsDialog } from '../account/act-as-dialog.tsx'
import { EditUserDialog } from '../account/edit-user-dialog.tsx'
import { ResetSecondStepDialog } from '../account/reset-second-step-dialog.tsx'
import type { Partner } from '../badge-partners/badge-partner.ts'
import { ContentForm } from '../badge-partners/content-form.tsx'
import { DataForm } from '../badge-partners/data-form.tsx'
import { CancelDialog } from '../bookings/cancel-dialog.tsx'
import { CancelSpacesDialog } from '../bookings/cancel-spaces-dialog.tsx'
import { MessageDialog } from '../contact-messages/message-dialog.tsx'
import { LiftSuspensionDialog } from '../organisation/lift-suspension-dialog.tsx'
import { SubtypeDialog } from '../organisation/subtype-dialog.tsx'
import { SuspendDialog } from '../organisation/suspend-dialog.tsx'
import { RetentionForm } from '../retention/retention-form.tsx'
import { ModerateDialog } from '../reviews/moderate-dialog.tsx'
import { sampleUser } from './sample-user.ts'

const series = {
  ...sampleBooking,
  bookingDatesSummary: [...sampleBooking.bookingDatesSummary, ...sampleBooking.bookingDatesSummary],
}
const partner: Partner = {
  badgePartnerId: 4,
  version: 2,
  name: 'Be. Accessible',
  website: '',
  isActive: true,
  logo: null,
  description: 'Doors that open.',
  venues: [
    {
      serviceAreaId: 1,
      serviceAreaName: 'Newtown',
      accountName: 'Kōwhai Care',
      suburb: 'Newtown',
      region: 'Wellington',
    },
  ],
}
const onePage = { totalCount: 1, pageNumber: 1, pageSize: 10 }
const organisation = {
  accountId: 7,
  accountName: 'Kōwhai Care',
  businessAccountSubtype: businessSubtype.ServiceProvider,
  countryId: 1 as const,
  adminName: 'Aroha Ngata',
  adminEmail: 'aroha@example.org',
  serviceAreaCount: 1,
  userCount: 4,
  onboardingStep: 7,
  isOnboarding: false,
  suspension: null,
  version: 3,
  createdAt: '2026-01-05T08:00:00Z',
}

const message = {
  contactMessageId: 5,
  name: 'Ana Brown',
  email: 'ana@example.org',
  topic: 'A booking' as const,
  body: 'Where is it?',
  sentAt: '2026-11-23T20:00:00.000Z',
  isSignedIn: false,
  isClosed: false,
  answers: [],
}
const coming = {
  visitCount: 2,
  sessionCount: 3,
  sessionBookingCount: 4,
  spaceCount: 6,
  clientCount: 5,
  heldCount: 1,
  unpaid: [{ currency: 'NZD' as const, cents: 2400 }],
  paid: [{ currency: 'NZD' as const, cents: 9600 }],
  waitingCount: 1,
  quoteCount: 0,
  lastStartsAt: '2026-12-01T21:00:00Z',
}
const suspended = {
  accountId: 7,
  accountName: 'Kōwhai Care',
  openLocationCount: 0,
  suspendedLocationCount: 2,
  coming,
  suspension: {
    isForGood: false,
    reason: 'Nobody answers.',
    keepsBookings: true,
    at: '2026-11-20T21:00:00Z',
    byName: 'Gita Rao',
  },
}

const times = {
  emailDays: 90,
  notificationDays: 365,
  sessionDays: 30,
  bookingYears: 7,
  version: 1,
  changedAt: null,
  changedByName: null,
}

const forms: readonly RefusedForm[] = [
  {
    file: 'retention/retention-form.tsx',
    call: retention.updateRetention,
    name: 'How long data is kept',
    element: <RetentionForm times={times} />,
    unseen: ['version'],
  },
  {
    file: 'reviews/moderate-dialog.tsx',
    call: review.moderateReview,
    name: 'Decision',
    element: <ModerateDialog review={{ reviewId: 5, firstName: 'Mere', comment: 'Kind.' }} onClose={() => {}} />,
    fill: (form) => {
      fireEvent.click(within(form).getByRole('radio', { name: 'Take it down' }))
      typeInto(form, 'reason', 'It names somebody.')
    },
    unseen: ['reviewId'],
  },
  {
    file: 'contact-messages/message-dialog.tsx',
    call: support.answerContactMessage,
    name: 'Answer',
    element: <MessageDialog message={message} onClose={() => {}} />,
    fill: (form) => typeInto(form, 'body', 'It works again.'),
    unseen: ['contactMessageId'],
  },
  {
    file: 'account/act-as-dialog.tsx',
    call: account.getUserToken,
    name: 'Act as Aroha Ngata',
    element: <ActAsDialog row={sampleUser} onClose={() => {}} />,
    fill: (form) => {
      typeInto(form, 'reason', 'She called')
      typeInto(form, 'password', 'Waymark-2026')
      typeInto(form, 'code', '123456')
    },
    unseen: ['userProfileId'],
  },
  {
    file: 'account/reset-second-step-dialog.tsx',
    call: account.resetSecondFactor,
    name: 'Take off the second step',
    element: <ResetSecondStepDialog row={sampleUser} onClose={() => {}} />,
    fill: (form) => {
      typeInto(form, 'reason', 'She lost the phone')
      typeInto(form, 'currentPassword', 'Waymark-2026')
    },
    unseen: ['userProfileId'],
  },
  {
    file: 'account/edit-user-dialog.tsx',
    call: account.updateUserByGlobalAdmin,
    name: 'Edit Aroha Ngata',
    element: <EditUserDialog row={sampleUser} onClose={() => {}} />,
    gateway: new FakeGateway().answer(account.getUserList, () => ({ items: [sampleUser], ...onePage })),
    unseen: ['userProfileId', 'version'],
  },
  {
    file: 'badge-partners/content-form.tsx',
    call: badgePartner.updateBadgePartnerContentData,
    name: 'What they vouch for',
    element: <ContentForm partner={partner} />,
    unseen: ['badgePartnerId', 'version'],
    own: ['Add a venue'],
  },
  {
    file: 'badge-partners/data-form.tsx',
    call: badgePartner.updateBadgePartnerData,
    name: 'Who they are',
    element: <DataForm partner={partner} />,
    unseen: ['badgePartnerId', 'version'],
  },
  {
    file: 'bookings/cancel-dialog.tsx',
    call: booking.cancelBooking,
    name: 'Cancel Morning care',
    element: <CancelDialog detail={series} name="Morning care" onClose={() => {}} onDone={() => {}} />,
    unseen: ['bookingId'],
  },
  {
    file: 'bookings/cancel-spaces-dialog.tsx',
    call: activityBooking.cancelActivityBooking,
    name: 'Cancel Pottery for beginners, Wed 25 Nov 2026, 10:00\u00a0am (Auckland time)',
    element: <CancelSpacesDialog detail={sampleActivityBooking} onClose={() => {}} onDone={() => {}} />,
    gateway: new FakeGateway().answer(activityBooking.getActivityBookingRefundMessage, () => ({
      message: 'They get $48.00 back.',
      refundCents: 4800,
      currency: 'NZD' as const,
      spaces: 2,
    })),
    unseen: ['activityBookingId', 'refundCents'],
  },
  {
    file: 'organisation/suspend-dialog.tsx',
    call: organisationCalls.suspendOrganisation,
    name: 'Suspend Kōwhai Care',
    element: <SuspendDialog accountId={7} accountName="Kōwhai Care" isForGood={false} onClose={() => {}} />,
    gateway: new FakeGateway().answer(organisationCalls.getOrganisationSuspension, () => ({
      ...suspended,
      suspension: null,
    })),
    fill: (form) => {
      tickIn(form, 'bookings', 'cancel')
      typeInto(form, 'reason', 'Nobody answers.')
    },
    unseen: ['accountId', 'isForGood'],
  },
  {
    file: 'organisation/lift-suspension-dialog.tsx',
    call: organisationCalls.liftOrganisationSuspension,
    name: 'Open Kōwhai Care again',
    element: <LiftSuspensionDialog accountId={7} accountName="Kōwhai Care" onClose={() => {}} />,
    gateway: new FakeGateway().answer(organisationCalls.getOrganisationSuspension, () => suspended),
    unseen: ['accountId'],
  },
  {
    file: 'organisation/subtype-dialog.tsx',
    call: account.updateAccountSubtypeByGlobalAdmin,
    name: 'Kind of Kōwhai Care',
    element: <SubtypeDialog accountId={7} accountName="Kōwhai Care" onClose={() => {}} />,
    gateway: new FakeGateway().answer(account.getBusinessAccounts, () => ({ items: [organisation], ...onePage })),
    fill: (form) => tickIn(form, 'businessAccountSubtype', String(businessSubtype.Hybrid)),
    unseen: ['accountId', 'version'],
  },
]
const refuse = formRefuser({ UiProvider, user: { ...hemi, isGlobalAdmin: true } })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
