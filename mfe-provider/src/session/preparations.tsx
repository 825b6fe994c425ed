import { Card } from '@waymark/ui/card'
import { useId } from 'react'
import { type Attendee, preparations } from './attendance.ts'
import styles from './who-comes.module.css'

/** What to prepare, from what people asked for and shared. */
export function Preparations({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const titleId = useId()
  const needs = preparations(attendees)
  if (needs.length === 0) return null
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className={styles.cardTitle}>
        Before the doors open
      </h2>
      <ul className={styles.tasks}>
        {needs.map(({ need, count }) => (
          <li key={need}>
            <b>{need}</b> for {count}
          </li>
        ))}
      </ul>
      <p className={styles.soft}>From what people asked for and shared. Only the staff of this session see it.</p>
    </Card>
  )
}
