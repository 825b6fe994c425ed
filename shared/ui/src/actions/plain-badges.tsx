import { useId } from 'react'
import fieldStyles from '../fields/field.module.css'
import { TickBox } from '../fields/tick-box.tsx'
import styles from './toggle-badges.module.css'

interface PlainBadgesProps<Id extends string | number> {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: readonly Id[]
  readonly onChange: (ids: Id[]) => void
}

/** `ToggleBadges` on native checkboxes, for the pages of a first visit. */
export function PlainBadges<Id extends string | number>({ label, options, value, onChange }: PlainBadgesProps<Id>) {
  const labelId = useId()
  const chosen = (id: Id, isOn: boolean) =>
    onChange(options.map((option) => option.id).filter((one) => (one === id ? isOn : value.includes(one))))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand on one line with the badges.
    <div role="group" aria-labelledby={labelId} className={fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.id} className={styles.badge} data-selected={value.includes(option.id) || undefined}>
            <input
              type="checkbox"
              className={styles.native}
              checked={value.includes(option.id)}
              onChange={({ target }) => chosen(option.id, target.checked)}
            />
            <TickBox />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
