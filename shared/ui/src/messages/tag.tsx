import type { LucideIcon } from 'lucide-react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './tag.module.css'

export interface TagProps {
  children: string
  icon?: LucideIcon
  /** `place` is teal, `choice` violet; both only repeat what the word says. */
  tone?: 'plain' | 'place' | 'choice'
}

/** A short fact about a thing: a category, a tier, "Free to enter". */
export function Tag({ children, icon, tone = 'plain' }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
