import { service } from '@waymark/contracts/service'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { ServiceRow } from '../service-rows.ts'
import settingsStyles from '../service-settings.module.css'
import { type FeeKind, feeKindOptions } from '../size-fees.ts'

const asItIs = -1
const notSaid = 0
const tierOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: notSaid, label: 'Not given' },
  ...costTiers.map(({ id, label, description }) => ({ id: Number(id), label, detail: description })),
]

interface ManyFees {
  readonly kind: FeeKind
  readonly dollars: number | null
  readonly costTier: number
}

const emptyFees: ManyFees = { kind: 'fixed', dollars: null, costTier: asItIs }

interface ManyFeesFormProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** One fee for all sizes that several services offer, and their price level. */
export function ManyFeesForm({ serviceAreaId, rows }: ManyFeesFormProps) {
  const sizeCount = rows.reduce((count, { offeredSizes }) => count + offeredSizes.length, 0)
  const priced = rows.filter(hasSizes)
  const withoutCount = rows.length - priced.length
  const form = useForm(service.updateMultipleServiceAreaServiceFee, {
    values: emptyFees,
    toInput: ({ kind, dollars, costTier }) => ({
      serviceAreaId,
      serviceAreaServiceIds: rows.map(({ serviceAreaServiceId }) => serviceAreaServiceId),
      isQuotesFee: kind === 'quote',
      priceCents: kind === 'quote' ? null : Math.round((dollars ?? 0) * 100),
      ...(kind === 'quote' ? {} : { feeBasis: kind }),
      ...(costTier === asItIs ? {} : { costTier: costTiers.find(({ id }) => id === costTier)?.id ?? null }),
    }),
    fieldOf: { priceCents: 'dollars', PriceMissing: 'dollars', isQuotesFee: 'kind', feeBasis: 'kind' },
    check: ({ kind, dollars }) => ({
      dollars: kind !== 'quote' && dollars === null ? 'Give a price, or choose "Quote".' : undefined,
    }),
    draft: `services-many-fees:${serviceAreaId}`,
    onSuccess: (saved, { reset }) => {
      reset()
      const priced = saved.filter(hasSizes)
      const [what, changed] = priced.length > 0 ? ['Fees', priced] : ['Price level', saved]
      notify('success', `${what} of ${formatCount(changed.length, 'service')} changed.`)
    },
  })

  return (
    <Form {...form.props} label="Fees and price level of several services">
      <div className={settingsStyles.pair}>
        <SelectField {...form.field('kind')} label="How they are paid" options={feeKindOptions} />
        {form.values.kind !== 'quote' && (
          <NumberField
            {...form.field('dollars')}
            label="Price"
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            unit="dollars"
            maxValue={100_000}
          />
        )}
      </div>
      <SelectField
        {...form.field('costTier')}
        label="Price level"
        hint="Helps people to filter the map."
        options={tierOptions}
      />
      <p role="status">
        {rows.length > 0 && `Sets ${formatCount(sizeCount, 'fee')} of ${formatCount(priced.length, 'service')}.`}
        {withoutCount > 0 && ` ${formatCount(withoutCount, 'service')} without a size cannot have a fee.`}
      </p>
      <SubmitButton disabledReason={waitFor(rows, sizeCount > 0 || form.values.costTier !== asItIs)}>
        Save fees
      </SubmitButton>
    </Form>
  )
}

function waitFor(rows: readonly ServiceRow[], changesSomething: boolean): string | undefined {
  if (rows.length === 0) return 'Choose at least one service.'
  return changesSomething ? undefined : 'Give these services a size first: without one there is no fee to set.'
}

function hasSizes({ offeredSizes }: ServiceRow): boolean {
  return offeredSizes.length > 0
}
