import { service } from '@waymark/contracts/service'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import type { CostTier } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { SectionHeading } from '@waymark/ui/section-heading'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import { useId, useMemo, useState } from 'react'
import { HelpOn } from '../help-on/help-on.tsx'
import type { ServiceDetail } from './service-detail.ts'
import styles from './service-settings.module.css'
import { feesToSend, hasOtherSizes, missingPrices, type SizeFee, sizeFeesOf, sizesToSend } from './size-fees.ts'
import { SizeFields } from './size-fields.tsx'

const noTier = 0
const tierOptions: readonly { id: CostTier | typeof noTier; label: string; detail?: string }[] = [
  { id: noTier, label: 'Not said' },
  ...costTiers.map(({ id, label, description }) => ({ id, label, detail: description })),
]

interface FeesDraft {
  readonly sizes: SizeFee[]
  readonly costTier: CostTier | typeof noTier
  readonly pricingDescription: string
}

/** The job sizes that are offered, what each costs, the price level and what is said of it. */
export function SizesFeesForm({ detail }: { readonly detail: ServiceDetail }) {
  const titleId = useId()
  const { serviceAreaServiceId } = detail
  const initial = useMemo(() => feesDraftOf(detail), [detail])
  const draft = useDraft(`service-fees:${serviceAreaServiceId}`, initial)
  const { sizes, costTier, pricingDescription } = draft.value
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const refresh = useRefresh()
  const saveSizes = useSend(service.updateServiceAreaServiceSizeOptions, { quiet: true, refresh: 'byScreen' })
  const saveFees = useSend(service.updateServiceAreaServiceFee, { quiet: true, refresh: 'byScreen' })

  async function save() {
    const missing = missingPrices(sizes)
    setProblems(missing)
    setRefusal(null)
    if (Object.keys(missing).length > 0) return
    try {
      const { version } = hasOtherSizes(initial.sizes, sizes)
        ? await saveSizes.mutateAsync({
            input: { serviceAreaServiceId, version: detail.version, sizeOptions: sizesToSend(sizes) },
          })
        : detail
      await saveFees.mutateAsync({
        input: {
          serviceAreaServiceId,
          version,
          feeListEntries: feesToSend(sizes),
          costTier: costTier === noTier ? null : costTier,
          pricingDescription,
        },
      })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
      await refresh(service.updateServiceAreaServiceSizeOptions, service.updateServiceAreaServiceFee)
      return
    }
    await refresh(service.updateServiceAreaServiceSizeOptions, service.updateServiceAreaServiceFee)
    draft.discard()
    notify('success', `Sizes and fees of ${detail.serviceName} are saved.`)
  }

  // One object for one attempt: the summary takes the focus with each new one.
  const errors = useMemo(() => ({ ...refusal?.fields, ...problems }), [refusal, problems])
  const change = (changes: Partial<FeesDraft>) => draft.change((before) => ({ ...before, ...changes }))
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <SectionHeading id={titleId} help={<HelpOn helpKey="jobSizes" />}>
        Sizes and fees
      </SectionHeading>
      <Form
        labelledBy={titleId}
        errors={errors}
        message={refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : undefined}
        onSubmit={() => void save()}
      >
        <ul className={styles.sizes}>
          {detail.sizeOptions.map((size) => {
            const fee = sizes.find((one) => one.serviceSizeOptionId === size.serviceSizeOptionId)
            return (
              fee && (
                <SizeFields
                  key={size.serviceSizeOptionId}
                  size={size}
                  fee={fee}
                  onChange={(changes) =>
                    change({ sizes: sizes.map((one) => (one === fee ? { ...one, ...changes } : one)) })
                  }
                />
              )
            )
          })}
        </ul>
        <SelectField
          name="costTier"
          label="Price level"
          hint="Helps people to filter the map."
          options={tierOptions}
          value={costTier}
          onChange={(tier) => change({ costTier: tier })}
        />
        <TextArea
          name="pricingDescription"
          label="About the price"
          isOptional
          hint="For example who pays less, or what is not included."
          rows={2}
          maxCharacters={500}
          value={pricingDescription}
          onChange={(text) => change({ pricingDescription: text })}
        />
        <div>
          <Button type="submit" isPending={saveSizes.isPending || saveFees.isPending}>
            Save sizes and fees
          </Button>
        </div>
      </Form>
    </section>
  )
}

function feesDraftOf(detail: ServiceDetail): FeesDraft {
  return {
    sizes: sizeFeesOf(detail.sizeOptions),
    costTier: detail.costTier ?? noTier,
    pricingDescription: detail.pricingDescription,
  }
}
