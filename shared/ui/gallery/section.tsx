import { type ReactNode, useId } from 'react'
import styles from './gallery.module.css'

/** One part of the gallery, named at the left. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
