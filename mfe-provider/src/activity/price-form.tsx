import { activity } from '@waymark/contracts/activity'
import { refundPolicyText } from '@waymark/domain/booking/refund'
import { limits } from '@waymark/domain/limits'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Section } from '@waymark/ui/section'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { type Activity, changedActivity, priceOf, priceToSend } from './activity-draft.ts'
import { PriceFields } from './price-fields.tsx'

const policies = [
  { id: 'usual', label: `The usual: until ${limits.changeCutoffHours} hours before the start` },
  { id: 'own', label: 'Another time' },
] as const

/** What a space costs, and who gets their money back. */
export function PriceForm({ saved }: { readonly saved: Activity }) {
  const values = useMemo(() => priceOf(saved), [saved])
  const form = useForm(activity.submitActivity, {
    values,
    toInput: (typed) => changedActivity(saved, priceToSend(typed)),
    fieldOf: { priceCents: 'priceDollars', concessionPriceCents: 'concessionDollars', NotConnected: 'priceDollars' },
    check: ({ refund, refundUntilHours, priceDollars, concessionDollars }) => ({
      refundUntilHours:
        refund === 'own' && refundUntilHours === null ? 'Give the hours, or choose the usual time.' : undefined,
      concessionDollars:
        concessionDollars !== null && concessionDollars > (priceDollars ?? 0)
          ? 'A concession costs at most the price of a space.'
          : undefined,
    }),
    draft: `activity-price:${saved.activityId}`,
    onSuccess: ({ title }) => notify('success', `The price of ${title} is saved.`),
  })
  const { refund, refundUntilHours, policyNote, priceDollars } = form.values
  const isOwn = refund === 'own'
  return (
    <Form {...form.props} label={`Price and refunds of ${saved.title}`} purpose="save the price">
      {saved.mayTakePayments === false && (
        <Notice
          tone="warning"
          title="Nobody can pay yet."
          actions={<LinkButton href="/business/profile">Connect card payments</LinkButton>}
        >
          You can set a price now. Before you publish it, your organisation connects card payments.
        </Notice>
      )}
      <Section title="Price" hint="What is booked already keeps its price.">
        <PriceFields
          price={form.field('priceDollars')}
          concession={form.field('concessionDollars')}
          currency={saved.currency}
        />
        <Checkbox {...form.tick('hasFreeCompanion')} hint="They get a space beside the person whom they support.">
          A companion comes free
        </Checkbox>
      </Section>
      <Section title="Refunds" hint="If you cancel a session, everybody gets all of their money back.">
        <RadioGroup {...form.field('refund')} label="People get their money back when they cancel" options={policies} />
        {isOwn && (
          <NumberField
            {...form.field('refundUntilHours')}
            label="Hours before the start"
            hint="168 hours are a week. 0 is until it starts."
            unit="hours"
          />
        )}
        <TextArea
          {...form.field('policyNote')}
          label="What else people should know about cancelling"
          hint="Such as whom to call on the day."
        />
        <Notice tone="info" title="People read:">
          {(priceDollars ?? 0) === 0
            ? `It is free. ${policyNote}`
            : refundPolicyText(isOwn ? refundUntilHours : null, policyNote)}
        </Notice>
      </Section>
      <SubmitButton>Save price and refunds</SubmitButton>
    </Form>
  )
}
