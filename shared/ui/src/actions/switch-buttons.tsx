import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './switch-segment.module.css'

export interface SwitchButtonsProps<Id extends string> {
  label: string
  /** `leadsTo` is read after the label: "opens the dashboard of a consumer". */
  options: readonly { id: Id; label: string; leadsTo: string; icon?: LucideIcon }[]
  value: Id
  onPress: (id: Id) => void
}

/** Looks like `SwitchSegment`, for what leads to another page: buttons, so that no arrow key leaves the page. */
export function SwitchButtons<Id extends string>({ label, options, value, onPress }: SwitchButtonsProps<Id>) {
  return (
    <fieldset aria-label={label} className={styles.frame}>
      {options.map(({ id, label: name, leadsTo, icon }) => (
        <Button
          key={id}
          className={styles.segment ?? ''}
          {...(id === value ? { 'aria-current': 'true' } : {})}
          onPress={() => onPress(id)}
        >
          {id === value ? <Icon of={Check} /> : icon && <Icon of={icon} />}
          <span>{name}</span>
          {id !== value && <VisuallyHidden>, {leadsTo}</VisuallyHidden>}
        </Button>
      ))}
    </fieldset>
  )
}
