import { Checkbox } from '@waymark/ui/checkbox'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import type { FeesForm } from './fees-form.ts'
import type { SizeOption } from './service-detail.ts'
import styles from './service-settings.module.css'
import { feeKindOptions, type SizeFee } from './size-fees.ts'
import { SizeName } from './size-name.tsx'

interface SizeFieldsProps {
  readonly size: SizeOption
  readonly fee: SizeFee
  readonly form: FeesForm
  /** Its place among the sizes of the form. */
  readonly at: number
}

/** One job size: whether it is offered, and then what it costs. */
export function SizeFields({ size, fee, form, at }: SizeFieldsProps) {
  return (
    <li className={styles.size}>
      <Checkbox {...form.tick(`sizes.${at}.isOffered`)} label={size.name}>
        <SizeName {...size} />
      </Checkbox>
      {!fee.isOffered && size.fee && !size.fee.isQuotesFee && (
        <p role="status">
          Once this is saved, its price ({size.fee.feeDisplay}) is gone: offered again, it is quoted until it has a fee.
        </p>
      )}
      {fee.isOffered && (
        <div className={styles.pair}>
          <SelectField
            {...form.field(`sizes.${at}.kind`)}
            label={`How ${size.name} is paid`}
            options={feeKindOptions}
          />
          {fee.kind !== 'quote' && (
            <NumberField
              {...form.field(`sizes.${at}.dollars`)}
              label={`Price of ${size.name}`}
              formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
              unit="dollars"
              maxValue={100_000}
            />
          )}
          {size.allowPeopleQtySelection && (
            <NumberField
              {...form.field(`sizes.${at}.maxPeople`)}
              label={`Most people for ${size.name}`}
              minValue={1}
              maxValue={size.maxPeople ?? 1}
              isWhole
            />
          )}
        </div>
      )}
    </li>
  )
}
