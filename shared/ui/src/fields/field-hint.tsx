import type { ReactNode } from 'react'
import { Text } from 'react-aria-components/TextField'
import styles from './field.module.css'

/** The sentence under a label; react-aria links it to the control as its description. */
export function FieldHint({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text slot="description" className={styles.hint}>
      {children}
    </Text>
  )
}
