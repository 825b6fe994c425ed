import type { ReactNode } from 'react'
import { FactArt, type FactDrawing } from './fact-art.tsx'
import styles from './facts.module.css'

export interface Fact {
  /** "Front door". */
  label: string
  /** Shown large: "82", "0", "Yes", "1:14". */
  value: string
  unit?: string
  drawing?: FactDrawing
  /** Source, age or need: "You need 80 cm." */
  note?: ReactNode
}

/** Large facts, each with a small drawing: the numbers that decide whether a place works. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>
            <span className={styles.value}>
              {fact.value}
              {fact.unit && <span className={styles.unit}> {fact.unit}</span>}
            </span>
            {fact.drawing && <FactArt of={fact.drawing} />}
            {fact.note && <span className={styles.note}>{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
