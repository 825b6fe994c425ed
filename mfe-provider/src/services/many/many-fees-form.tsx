import { service } from '@waymark/contracts/service'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { ServiceRow } from '../service-rows.ts'
import settingsStyles from '../service-settings.module.css'
import { type FeeKind, feeKindOptions } from '../size-fees.ts'

const asItIs = -1
const notSaid = 0
const tierOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: notSaid, label: 'Not said' },
  ...costTiers.map(({ id, label, description }) => ({ id: Number(id), label, detail: description })),
]

interface ManyFees {
  readonly kind: FeeKind
  readonly dollars: number | null
  readonly tier: number
}

const emptyFees: ManyFees = { kind: 'fixed', dollars: null, tier: asItIs }

interface ManyFeesFormProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** One fee for all sizes that several services offer, and their price level. */
export function ManyFeesForm({ serviceAreaId, rows }: ManyFeesFormProps) {
  const draft = useDraft<ManyFees>(`services-many-fees:${serviceAreaId}`, emptyFees)
  const { kind, dollars, tier } = draft.value
  const [problems, setProblems] = useState<Record<string, string>>({})
  const change = (changes: Partial<ManyFees>) => draft.change((before) => ({ ...before, ...changes }))
  const sizeCount = rows.reduce((count, { offeredSizes }) => count + offeredSizes.length, 0)
  const save = useSend(service.updateMultipleServiceAreaServiceFee, {
    quiet: true,
    onSuccess: (saved) => {
      notify('success', `Fees of ${formatCount(saved.length, 'service')} changed.`)
      draft.discard()
    },
  })

  async function send() {
    const isMissing = kind !== 'quote' && dollars === null
    setProblems(isMissing ? { priceCents: 'Give a price, or choose "Quote".' } : {})
    if (isMissing) return
    try {
      await save.mutateAsync({
        input: {
          serviceAreaId,
          serviceAreaServiceIds: rows.map(({ serviceAreaServiceId }) => serviceAreaServiceId),
          isQuotesFee: kind === 'quote',
          priceCents: kind === 'quote' ? null : Math.round((dollars ?? 0) * 100),
          ...(kind === 'quote' ? {} : { feeBasis: kind }),
          ...(tier === asItIs ? {} : { costTier: costTiers.find(({ id }) => id === tier)?.id ?? null }),
        },
      })
    } catch (refusal) {
      // `save.error` shows it; what was typed stays in the draft.
      if (!(refusal instanceof CallError)) throw refusal
    }
  }

  const faults = useFormErrors(save.error, undefined, problems)
  return (
    <Form
      label="Fees and price level of several services"
      {...faults}
      onSubmit={() => {
        if (rows.length > 0) void send()
      }}
    >
      <div className={settingsStyles.pair}>
        <SelectField
          label="How they are paid"
          options={feeKindOptions}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
        />
        {kind !== 'quote' && (
          <NumberField
            name="priceCents"
            label="Price"
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            unit="dollars"
            maxValue={100_000}
            value={dollars}
            onChange={(price) => change({ dollars: price })}
          />
        )}
      </div>
      <SelectField
        name="costTier"
        label="Price level"
        hint="Helps people to filter the map."
        options={tierOptions}
        value={tier}
        onChange={(chosen) => change({ tier: chosen })}
      />
      <p role="status">
        {rows.length > 0 && `Sets ${formatCount(sizeCount, 'fee')} of ${formatCount(rows.length, 'service')}.`}
      </p>
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={save.isPending}
          disabledReason={rows.length === 0 ? 'Choose at least one service.' : undefined}
        >
          Save fees
        </Button>
      </div>
    </Form>
  )
}
