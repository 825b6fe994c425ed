import { account } from '@waymark/contracts/account'
import { feedback } from '@waymark/contracts/feedback'
import { UiProvider } from '@waymark/ui/ui-provider'
import { hemi } from '@waymark/web-kit/testing/people'
import { formRefuser, type RefusedForm, typeInto } from '@waymark/web-kit/testing/refused-form'
import { sampleBooking } from '@waymark/web-kit/testing/sample-booking'
import { expect, test } from 'vitest'
import { FeedbackPart } from '../booking/feedback-part.tsx'
import { FeedbackForm } from '../feedback-booking/feedback-form.tsx'
import { GuestDetails } from '../guest-details/guest-details.tsx'

const said = {
  stars: 5,
  comment: 'All good.',
  wasAsAccessible: 'yes' as const,
  createdAt: '2026-11-20T01:00:00Z',
  answer: null,
  answeredAt: null,
}
const asked = {
  bookingId: 41,
  serviceName: 'Morning care',
  accountName: 'Kōwhai Care',
  accountLogo: null,
  serviceAreaName: 'Newtown',
  clientFirstName: 'Hēmi',
  requestedStartDateTime: '2026-11-18T09:15:00',
  timeZone: 'Pacific/Auckland',
  staffFirstNames: ['Sina'],
  feedback: null,
}
const nothing = () => {}

const forms: readonly RefusedForm[] = [
  {
    file: 'booking/feedback-part.tsx',
    call: feedback.answerFeedbackBooking,
    name: 'Answer',
    element: (
      <FeedbackPart detail={{ ...sampleBooking, mySide: 'provider', feedback: said, mayAnswerFeedback: true }} />
    ),
    fill: (form) => typeInto(form, 'answer', 'Thank you.'),
    unseen: ['bookingId'],
  },
  {
    file: 'feedback-booking/feedback-form.tsx',
    call: feedback.submitFeedbackBooking,
    name: 'Feedback',
    element: <FeedbackForm link={{ bookingId: 41 }} about={asked} onSent={nothing} />,
    fill: (form) => form.querySelectorAll<HTMLInputElement>('input[type="radio"]')[3]?.click(),
    unseen: ['bookingId'],
  },
  {
    file: 'guest-details/guest-details.tsx',
    call: account.registerGuestUser,
    name: 'Your details',
    element: <GuestDetails onReady={nothing} />,
    fill: (form) => {
      typeInto(form, 'firstName', 'Mere')
      typeInto(form, 'lastName', 'Ngata')
      typeInto(form, 'email', 'mere@example.org')
      typeInto(form, 'phone', '021 555 0199')
    },
  },
]
const refuse = formRefuser({ UiProvider, user: hemi })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
