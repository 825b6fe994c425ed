import type { activity } from '@waymark/contracts/activity'
import type { amenity } from '@waymark/contracts/amenity'
import type { InputOf } from '@waymark/contracts/define-call'
import { freePolicyText, refundPolicyText } from '@waymark/domain/booking/refund'
import { limits } from '@waymark/domain/limits'
import { Checkbox } from '@waymark/ui/checkbox'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { type FormInput, useForm } from '@waymark/web-kit/use-form'
import type { Activity, ActivityPrice } from './activity-draft.ts'
import { PriceFields } from './price-fields.tsx'
import { type SavedPrice, SessionsAtOtherPrice } from './sessions-at-other-price.tsx'

const policies = [
  { id: 'usual', label: `The usual: until ${limits.changeCutoffHours} hours before the start` },
  { id: 'own', label: 'Another time' },
] as const

/** Something that people book at a price: an activity, or an amenity. */
export interface Priced {
  readonly call: PricedCall
  readonly title: string
  readonly currency: string
  readonly mayTakePayments: boolean | null
  /** Whether people who support somebody are booked beside them; otherwise they just come along. */
  readonly hasCompanions: boolean
  /** What is saved; the same object until it changes. */
  readonly values: ActivityPrice
  readonly toInput: (typed: ActivityPrice) => FormInput<InputOf<PricedCall>>
  /** The price of a space as it is saved, and where its sessions are found; null where it has none. */
  readonly saved: SavedPrice
  readonly idOfSessions: Activity['activityId'] | null
  /** Names the draft of its price. */
  readonly draft: string
}

type PricedCall = typeof activity.submitActivity | typeof amenity.updateAmenity

/** What a space costs, and who gets their money back. */
export function PriceForm({ priced }: { readonly priced: Priced }) {
  const form = useForm(priced.call, {
    values: priced.values,
    toInput: priced.toInput,
    fieldOf: { priceCents: 'priceDollars', concessionPriceCents: 'concessionDollars', NotConnected: 'priceDollars' },
    check: ({ refund, refundUntilHours, priceDollars, concessionDollars }) => ({
      refundUntilHours:
        refund === 'own' && refundUntilHours === null ? 'Give the hours, or choose the usual time.' : undefined,
      concessionDollars:
        concessionDollars !== null && concessionDollars > (priceDollars ?? 0)
          ? 'A concession costs at most the price of a space.'
          : undefined,
    }),
    draft: priced.draft,
    onSuccess: ({ title }) => notify('success', `The price of ${title} is saved.`),
  })
  const { refund, refundUntilHours, policyNote, priceDollars } = form.values
  const isOwn = refund === 'own'
  return (
    <Stack gap={8}>
      <Form {...form.props} label={`Price and refunds of ${priced.title}`} purpose="save the price">
        {priced.mayTakePayments === false && (
          <Notice
            tone="warning"
            title="Nobody can pay yet."
            actions={<LinkButton href="/business/profile">Connect card payments</LinkButton>}
          >
            You can set a price now. Before you publish it, your organisation connects card payments.
          </Notice>
        )}
        <Section
          title="Price"
          hint="What is booked already keeps its price, and so do the sessions that you added, until you give them this one."
        >
          <PriceFields
            price={form.field('priceDollars')}
            concession={form.field('concessionDollars')}
            currency={priced.currency}
          />
          {priced.hasCompanions ? (
            <Checkbox {...form.tick('hasFreeCompanion')} hint="They get a space beside the person whom they support.">
              A companion comes free
            </Checkbox>
          ) : (
            <p>Whoever comes along to help needs no space, and pays nothing.</p>
          )}
        </Section>
        <Section title="Refunds" hint="If you cancel a session, everybody gets all of their money back.">
          <RadioGroup
            {...form.field('refund')}
            label="People get their money back when they cancel"
            options={policies}
          />
          {isOwn && (
            <NumberField
              {...form.field('refundUntilHours')}
              label="Hours before the start"
              isOptional={false}
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
              ? freePolicyText(policyNote)
              : refundPolicyText(isOwn ? refundUntilHours : null, policyNote)}
          </Notice>
        </Section>
        <SubmitButton>Save price and refunds</SubmitButton>
      </Form>
      {/* Beside the button: what was just saved has not reached them. */}
      {priced.idOfSessions !== null && <SessionsAtOtherPrice activityId={priced.idOfSessions} price={priced.saved} />}
    </Stack>
  )
}
