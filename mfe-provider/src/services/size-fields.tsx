import { Checkbox } from '@waymark/ui/checkbox'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { durationWords } from '../scheduling/duration-words.ts'
import type { SizeOption } from './service-detail.ts'
import styles from './service-settings.module.css'
import { feeKindOptions, priceField, type SizeFee } from './size-fees.ts'

interface SizeFieldsProps {
  readonly size: SizeOption
  readonly fee: SizeFee
  readonly onChange: (changes: Partial<SizeFee>) => void
}

/** One job size: whether it is offered, and then what it costs. */
export function SizeFields({ size, fee, onChange }: SizeFieldsProps) {
  return (
    <li className={styles.size}>
      <Checkbox isSelected={fee.isOffered} onChange={(isOffered) => onChange({ isOffered })}>
        {size.name} <span className={styles.duration}>({durationWords(size.durationHours * 60)})</span>
      </Checkbox>
      {fee.isOffered && (
        <div className={styles.pair}>
          <SelectField
            label={`How ${size.name} is paid`}
            options={feeKindOptions}
            value={fee.kind}
            onChange={(kind) => onChange({ kind })}
          />
          {fee.kind !== 'quote' && (
            <NumberField
              name={priceField(size.serviceSizeOptionId)}
              label={`Price of ${size.name}`}
              formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
              unit="dollars"
              maxValue={100_000}
              value={fee.dollars}
              onChange={(dollars) => onChange({ dollars })}
            />
          )}
          {size.allowPeopleQtySelection && (
            <NumberField
              label={`Most people for ${size.name}`}
              minValue={1}
              maxValue={size.maxPeople ?? 1}
              value={fee.maxPeople}
              onChange={(maxPeople) => onChange({ maxPeople: maxPeople ?? 1 })}
            />
          )}
        </div>
      )}
    </li>
  )
}
