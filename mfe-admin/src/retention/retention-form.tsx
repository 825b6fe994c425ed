import type { OutputOf } from '@waymark/contracts/define-call'
import { retention } from '@waymark/contracts/retention'
import { retention as bounds } from '@waymark/domain/account/retention'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { Section } from '@waymark/ui/section'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

type Times = OutputOf<typeof retention.getRetention>

const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}.`

/** The times, each within its bounds; every night what is older goes. */
export function RetentionForm({ times }: { readonly times: Times }) {
  const { emailDays, notificationDays, sessionDays, bookingYears, version, changedAt, changedByName } = times
  const form = useForm(retention.updateRetention, {
    values: { emailDays, notificationDays, sessionDays, bookingYears } as Record<
      'emailDays' | 'notificationDays' | 'sessionDays' | 'bookingYears',
      number | null
    >,
    toInput: (typed) => ({ ...typed, version }),
    draft: 'retention',
    onSuccess: (_saved, { reset }) => {
      reset()
      notify('success', 'Saved. What is older is deleted tonight.')
    },
  })
  const changed = changedAt === null ? null : new Date(changedAt).toLocaleDateString('en-NZ', { dateStyle: 'long' })

  return (
    <Form {...form.props} label="How long data is kept">
      <Section
        title="Bookings"
        hint="After this time, names, contacts, addresses, needs, messages and comments are removed for good. Time, service, fee and payments stay."
      >
        <NumberField
          {...form.field('bookingYears')}
          label="Bookings with the people in them"
          unit="years"
          hint={`${rangeOf(bounds.bookingYears)} Tax laws and the NDIS ask for seven.`}
        />
      </Section>
      <Section title="Emails, notifications and devices" hint="Deleted for good when they are older.">
        <Columns>
          <NumberField {...form.field('emailDays')} label="Sent emails" unit="days" hint={rangeOf(bounds.emailDays)} />
          <NumberField
            {...form.field('notificationDays')}
            label="Notifications"
            unit="days"
            hint={rangeOf(bounds.notificationDays)}
          />
          <NumberField
            {...form.field('sessionDays')}
            label="Ended sign-ins"
            unit="days"
            hint={rangeOf(bounds.sessionDays)}
          />
        </Columns>
      </Section>
      <p>
        {changed === null
          ? 'Nobody has changed these times yet.'
          : `Changed by ${changedByName ?? 'somebody'} on ${changed}.`}{' '}
        Each change is in the audit trail.
      </p>
      <SubmitButton>Save the times</SubmitButton>
    </Form>
  )
}
