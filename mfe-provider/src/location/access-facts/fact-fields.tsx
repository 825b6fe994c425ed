import type { AccessOption } from '@waymark/domain/access-fit/options'
import { NumberField } from '@waymark/ui/number-field'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextField } from '@waymark/ui/text-field'
import styles from './access-facts.module.css'
import type { FactEdit } from './fact-edits.ts'

const values = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
  { id: 'unknown', label: 'Unknown' },
] as const

interface FactFieldsProps {
  readonly option: AccessOption
  readonly fact: FactEdit
  /** "Checked 3 months ago", of the saved fact. */
  readonly checked: string | null
  readonly errorMessage: string | undefined
  readonly onChange: (changes: Partial<FactEdit>) => void
}

/** One option: yes, no or unknown; what is known can be measured and told. */
export function FactFields({ option, fact, checked, errorMessage, onChange }: FactFieldsProps) {
  return (
    <li className={styles.fact}>
      <div className={styles.answer}>
        <SwitchSegment
          label={option.label}
          options={values}
          value={fact.value}
          onChange={(value) => onChange({ value })}
        />
        {checked && <p className={styles.checked}>{checked}</p>}
      </div>
      {fact.value !== 'unknown' && (
        <div className={styles.more}>
          {option.measure && (
            <NumberField
              label={`Measure of: ${option.label}`}
              isLabelHidden
              hint={option.measure.unit === 'ratio' ? 'The 14 of a ramp of 1:14' : 'Measured'}
              unit={unitWords[option.measure.unit]}
              minValue={option.measure.min}
              maxValue={option.measure.max}
              value={fact.measure}
              onChange={(measure) => onChange({ measure })}
              errorMessage={errorMessage}
            />
          )}
          <TextField
            label={`Note on: ${option.label}`}
            isLabelHidden
            hint="Note, optional"
            maxLength={500}
            value={fact.note}
            onChange={(note) => onChange({ note })}
            errorMessage={option.measure ? undefined : errorMessage}
          />
        </div>
      )}
    </li>
  )
}

const unitWords = {
  cm: 'cm',
  m: 'm',
  ratio: 'long for 1 up',
  kg: 'kg',
  lux: 'lux',
  dB: 'dB',
  count: 'of them',
} as const
