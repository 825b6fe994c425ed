import { activityBooking } from '@waymark/contracts/activity-booking'
import { Card } from '@waymark/ui/card'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextLink } from '@waymark/ui/text-link'
import { useLocation } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'

const empty = { email: '' }

interface GuestLinkFormProps {
  /** Why the link that was opened did not work. */
  readonly refusal: string | null
}

/** To somebody whom this browser does not know: the link to their bookings by email, or the way to log in. */
export function GuestLinkForm({ refusal }: GuestLinkFormProps) {
  const { pathname } = useLocation()
  const form = useForm(activityBooking.sendGuestBookingLink, { values: empty, draft: 'guest-link' })
  if (form.answer)
    return (
      <Notice tone="success" title="Check your email." isLive>
        If this address has bookings, a link to them is on its way. It works once.
      </Notice>
    )
  return (
    <Card as="section" labelledBy="guest-link">
      <h2 id="guest-link">See your booking</h2>
      {refusal !== null && <Notice tone="warning">{refusal}</Notice>}
      <p>
        You booked without an account? We email you a new link. With an account,{' '}
        <TextLink href={`/login?url=${encodeURIComponent(pathname)}`}>log in</TextLink>.
      </p>
      <Form {...form.props} label="A new link" purpose="send the link">
        <EmailField {...form.field('email')} label="Email" hint="The one you booked with." />
        <SubmitButton pendingLabel="Sending">Email me the link</SubmitButton>
      </Form>
    </Card>
  )
}
