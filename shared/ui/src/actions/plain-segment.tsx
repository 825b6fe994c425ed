import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { Icon } from '../layout/icon.tsx'
import styles from './switch-segment.module.css'

interface PlainSegmentProps<Id extends string> {
  /** For screen readers alone. */
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** `SwitchSegment` on native radio buttons, for the pages of a first visit. */
export function PlainSegment<Id extends string>({ label, options, value, onChange }: PlainSegmentProps<Id>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      <div className={styles.frame}>
        {options.map(({ id, label: words }) => (
          <label key={id} className={styles.segment} data-selected={id === value || undefined}>
            <input
              type="radio"
              name={name}
              className={styles.native}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {id === value && <Icon of={Check} />}
            {words}
          </label>
        ))}
      </div>
    </div>
  )
}
