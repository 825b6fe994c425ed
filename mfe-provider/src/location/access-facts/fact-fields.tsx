import type { AccessOption } from '@waymark/domain/access-fit/options'
import { GroupError } from '@waymark/ui/field-group'
import { fieldMark } from '@waymark/ui/field-mark'
import { NumberField } from '@waymark/ui/number-field'
import { Stack } from '@waymark/ui/stack'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextField } from '@waymark/ui/text-field'
import type { ReactNode } from 'react'
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
  /** "Visitors: 2 say it is right, 1 that it is wrong"; null when there is nothing to say. */
  readonly beside: string | null
  readonly onChange: (changes: Partial<FactEdit>) => void
  /** Date, source and picture of what is known. */
  readonly children: ReactNode
}

/** One option: yes, no or unknown; a known fact can have a measure, a note, a date and proof. */
export function FactFields({ option, fact, beside, onChange, children }: FactFieldsProps) {
  return (
    <li className={styles.fact} {...fieldMark(String(option.id), option.label)}>
      <div className={styles.answer}>
        <SwitchSegment
          label={option.label}
          options={values}
          value={fact.value}
          onChange={(value) => onChange({ value })}
        />
        {beside && <p className={styles.small}>{beside}</p>}
        <GroupError name={String(option.id)} />
      </div>
      {fact.value !== 'unknown' && (
        <Stack gap={2}>
          <div className={styles.more}>
            {option.measure && (
              <NumberField
                name={`${option.id}.measure`}
                label={`Measure of: ${option.label}`}
                isLabelHidden
                hint={option.measure.unit === 'ratio' ? 'The 14 of a ramp of 1:14' : 'Measured'}
                unit={unitText[option.measure.unit]}
                minValue={option.measure.min}
                maxValue={option.measure.max}
                value={fact.measure}
                onChange={(measure) => onChange({ measure })}
              />
            )}
            <TextField
              name={`${option.id}.note`}
              label={`Note on: ${option.label}`}
              isLabelHidden
              hint="Note, optional"
              maxCharacters={500}
              value={fact.note}
              onChange={(note) => onChange({ note })}
            />
          </div>
          {children}
        </Stack>
      )}
    </li>
  )
}

const unitText = {
  cm: 'cm',
  m: 'm',
  ratio: 'long for each 1 up',
  kg: 'kg',
  lux: 'lux',
  dB: 'dB',
  count: 'of them',
} as const
