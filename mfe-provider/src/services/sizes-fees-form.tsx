import { service } from '@waymark/contracts/service'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import type { CostTier } from '@waymark/domain/enums'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { Section } from '@waymark/ui/section'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import { type FeesDraft, noTier } from './fees-form.ts'
import type { ServiceDetail } from './service-detail.ts'
import styles from './service-settings.module.css'
import { feesToSend, fieldOfFee, hasOtherSizes, missingFees, sizeFeesOf, sizesToSend } from './size-fees.ts'
import { SizeFields } from './size-fields.tsx'

const tierOptions: readonly { id: CostTier | typeof noTier; label: string; detail?: string }[] = [
  { id: noTier, label: 'Not given' },
  ...costTiers.map(({ id, label, description }) => ({ id, label, detail: description })),
]

/** The job sizes that are offered, what each costs, the price level and what is said of it. */
export function SizesFeesForm({ detail, level = 2 }: { readonly detail: ServiceDetail; readonly level?: 2 | 4 }) {
  const { serviceAreaServiceId, version } = detail
  const values = useMemo(() => feesDraftOf(detail), [detail])
  const saveSizes = useSend(service.updateServiceAreaServiceSizeOptions, { quiet: true })
  const form = useForm(service.updateServiceAreaServiceFee, {
    values,
    toInput: ({ sizes, costTier, pricingDescription }) => ({
      serviceAreaServiceId,
      version,
      feeListEntries: feesToSend(sizes),
      costTier: costTier === noTier ? null : costTier,
      pricingDescription,
    }),
    before: async ({ sizes }) => {
      if (!hasOtherSizes(values.sizes, sizes)) return {}
      const input = { serviceAreaServiceId, version, sizeOptions: sizesToSend(sizes) }
      const saved = await saveSizes.mutateAsync({ input })
      return { version: saved.version }
    },
    check: ({ sizes }) => missingFees(sizes),
    pathOf: (path, { sizes }) => fieldOfFee(sizes, path),
    draft: `service-fees:${serviceAreaServiceId}`,
    onSuccess: () => notify('success', `Sizes and fees of ${detail.serviceName} are saved.`),
  })

  return (
    <Section title="Sizes and fees" level={level} help={<HelpOn helpKey="jobSizes" />}>
      <Form {...form.props} label="Sizes and fees">
        <ul className={styles.sizes}>
          {detail.sizeOptions.map((size) => {
            const at = form.values.sizes.findIndex((one) => one.serviceSizeOptionId === size.serviceSizeOptionId)
            const fee = form.values.sizes[at]
            return fee && <SizeFields key={size.serviceSizeOptionId} size={size} fee={fee} form={form} at={at} />
          })}
        </ul>
        <SelectField
          {...form.field('costTier')}
          label="Price level"
          hint="Helps people to filter the map."
          options={tierOptions}
        />
        <TextArea
          {...form.field('pricingDescription')}
          label="About the price"
          hint="For example who pays less, or what is not included."
          rows={2}
        />
        <SubmitButton variant="secondary">Save sizes and fees</SubmitButton>
      </Form>
    </Section>
  )
}

function feesDraftOf(detail: ServiceDetail): FeesDraft {
  return {
    sizes: sizeFeesOf(detail.sizeOptions),
    costTier: detail.costTier ?? noTier,
    pricingDescription: detail.pricingDescription,
  }
}
