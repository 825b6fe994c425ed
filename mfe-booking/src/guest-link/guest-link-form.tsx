import { activityBooking } from '@waymark/contracts/activity-booking'
import { Card } from '@waymark/ui/card'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextLink } from '@waymark/ui/text-link'
import { useLocation } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import css from './guest-link-form.module.css'

const empty = { email: '' }

interface GuestLinkFormProps {
  readonly title: string
  /** Why the link that was opened did not work. */
  readonly refusal: string | null
}

/** To somebody whom this tab does not know: the links to their bookings and waitlists by email, or the way to log in. */
export function GuestLinkForm({ title, refusal }: GuestLinkFormProps) {
  const { pathname, search } = useLocation()
  const form = useForm(activityBooking.sendGuestBookingLink, { values: empty, draft: 'guest-link' })
  if (form.answer)
    return (
      <Notice tone="success" title="Check your email." isLive>
        If this address has booked or waits for spaces, the links are on their way. Each works once.
      </Notice>
    )
  return (
    <div className={css.card}>
      <Card as="section" labelledBy="guest-link">
        <h2 id="guest-link">{title}</h2>
        {refusal !== null && <Notice tone="warning">{refusal}</Notice>}
        <p>
          Without an account, we email you a new link. With one,{' '}
          <TextLink href={`/login?url=${encodeURIComponent(`${pathname}${search}`)}`}>log in</TextLink>.
        </p>
        <Form {...form.props} label="A new link" purpose="send the link">
          <EmailField {...form.field('email')} label="Email" hint="The one you gave us." />
          <SubmitButton pendingLabel="Sending">Email me the link</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
