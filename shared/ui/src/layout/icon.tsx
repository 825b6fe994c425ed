import type { LucideIcon } from 'lucide-react'
import styles from './icon.module.css'

export interface IconProps {
  /** The drawing, imported one by one: `import House from 'lucide-react/icons/house'`. */
  of: LucideIcon
  /** Filled with the text colour, for "there is something new". */
  isFilled?: boolean
}

/** A lucide drawing at text size. It always has text beside it, so it is hidden from screen readers. */
export function Icon({ of: Drawing, isFilled = false }: IconProps) {
  return <Drawing className={isFilled ? styles.filled : styles.icon} aria-hidden="true" focusable="false" />
}
