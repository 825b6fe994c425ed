import { feedback } from '@waymark/contracts/feedback'
import { Card } from '@waymark/ui/card'
import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { PlaceArt } from '@waymark/ui/place-art'
import { formatDateTime } from '@waymark/web-kit/format'
import { useLocation, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { usePage } from '@waymark/web-kit/use-page'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { type Feedback, SaidFeedback } from '../feedback/said-feedback.tsx'
import css from './feedback-booking.module.css'
import { FeedbackForm } from './feedback-form.tsx'
import { readFeedbackLink } from './feedback-link.ts'

/** Feedback on a completed booking, from the email's link or by its signed-in client; once. */
export function FeedbackBookingPage() {
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const link = readFeedbackLink(hash, query)
  const found = useCall(feedback.getFeedbackBooking, link ?? {}, { enabled: link !== null })
  const isGiven = found.data != null && found.data.feedback !== null
  const title = isGiven ? 'Thank you for your feedback' : 'How was it?'
  const { ref } = usePage(title)
  const focusTitle = useFocusAfter(ref)
  return (
    <Page isNarrow>
      <PageHeading
        ref={ref}
        lead={
          found.data &&
          `${found.data.itemName} by ${found.data.accountName}, ${formatDateTime(found.data.requestedStartDateTime, namedZone(found.data.timeZone))}.`
        }
      >
        {title}
      </PageHeading>
      <Loaded
        of={link ? found : notThere}
        what="your booking"
        shape="form"
        instead={({ name = 'LinkOver' }) => {
          const words = deadText(name)
          return words !== null && <DeadLink words={words} isTooEarly={name === 'NotCompleted'} />
        }}
      >
        {(about) =>
          about.feedback ? (
            <GivenFeedback feedback={about.feedback} providerName={about.accountName} />
          ) : (
            link && <FeedbackForm link={link} about={about} onSent={focusTitle} />
          )
        }
      </Loaded>
    </Page>
  )
}

function GivenFeedback({
  feedback: given,
  providerName,
}: {
  readonly feedback: Feedback
  readonly providerName: string
}) {
  return (
    <Card as="section" labelledBy="said-feedback">
      <h2 id="said-feedback">What you said</h2>
      <SaidFeedback feedback={given} providerName={providerName} />
      <p className={css.small}>
        {providerName} can read this. Your stars count towards its average once three people have said how it was.
      </p>
    </Card>
  )
}

/** What a dead link means, or null for an error that a retry may fix. */
function deadText(refusal: string): string | null {
  switch (refusal) {
    case 'LinkOver':
    case 'BadInput':
      return 'It may be older than 60 days, or part of the link may be missing. Open it from the email again, or log in and open the booking.'
    case 'NotFound':
      return 'This booking belongs to another account. Log in as the person who booked it.'
    case 'NotCompleted':
      return 'The booking is not completed yet. Once it is, you can say here how it was.'
    default:
      return null
  }
}

function DeadLink({ words, isTooEarly }: { readonly words: string; readonly isTooEarly: boolean }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return (
    <EmptyState
      title={isTooEarly ? 'It is too early to say how it was' : 'This link does not work any more'}
      picture={<PlaceArt of="walk" />}
      action={
        isSignedIn ? (
          <LinkButton href="/booking/Completed" variant="primary">
            Completed bookings
          </LinkButton>
        ) : (
          <LinkButton href="/login" variant="primary">
            Log in
          </LinkButton>
        )
      }
    >
      {words}
    </EmptyState>
  )
}
