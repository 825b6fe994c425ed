import type { ServiceFamily } from '@waymark/domain/catalogue/services'
import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './art.module.css'

const drawings: Record<ServiceFamily, readonly [ground: string | undefined, drawing: ReactNode]> = {
  'Personal care': [
    styles.mint,
    <>
      <path d="M12 30h32c0 12-6 16-16 16s-16-4-16-16z" className={styles.violet} />
      <path d="M28 8c6 8 9 11 9 15a9 9 0 0 1-18 0c0-4 3-7 9-15z" className={styles.teal} />
    </>,
  ],
  'Home help': [
    styles.lilac,
    <>
      <path d="M10 30l18-17 18 17-4 4-14-13-14 13z" className={styles.violet} />
      <path d="M16 32l12-11 12 11v14H16z" className={styles.cream} />
      <path d="M25 46V36h7v10z" className={styles.clay} />
    </>,
  ],
  'Mobility and transport': [
    styles.sand,
    <>
      <path d="M8 38V22c0-4 3-6 6-6h18c5 0 8 3 10 7l3 6c3 0 4 2 4 4v5z" className={styles.teal} />
      <path d="M14 21h8v8h-8zM26 21h7c2 0 3 1 4 3l2 5H26z" className={styles.sky} />
      <circle cx="18" cy="39" r="6" className={styles.ink} />
      <circle cx="38" cy="39" r="6" className={styles.ink} />
    </>,
  ],
  Therapy: [
    styles.sky,
    <>
      <circle cx="26" cy="28" r="15" className={styles.clay} />
      <path d="M13 23c8 6 18 6 26 0M13 34c8-6 18-6 26 0" className={classNames(styles.line, styles.lineCream)} />
      <path d="M8 46h40" className={classNames(styles.line, styles.lineViolet, styles.thick)} />
    </>,
  ],
  Companionship: [
    styles.clay,
    <>
      <circle cx="19" cy="21" r="6" className={styles.cream} />
      <path d="M9 44c0-22 20-22 20 0z" className={styles.cream} />
      <circle cx="37" cy="21" r="6" className={styles.ochre} />
      <path d="M27 44c0-22 20-22 20 0z" className={styles.ochre} />
    </>,
  ],
  Equipment: [
    styles.teal,
    <>
      <circle cx="26" cy="34" r="11" className={classNames(styles.line, styles.lineCream, styles.thick)} />
      <path d="M24 10v16h14l6 16" className={classNames(styles.line, styles.lineCream, styles.thick)} />
      <circle cx="26" cy="34" r="3" className={styles.cream} />
    </>,
  ],
  Learning: [
    styles.ochre,
    <>
      <path d="M28 18c-5-4-11-5-18-4v26c7-1 13 0 18 4z" className={styles.cream} />
      <path d="M28 18c5-4 11-5 18-4v26c-7-1-13 0-18 4z" className={styles.sky} />
      <path d="M28 18v26" className={classNames(styles.line, styles.lineViolet)} />
    </>,
  ],
  'Advocacy and support': [
    styles.violet,
    <>
      <path d="M10 14h26v18H22l-7 7v-7h-5z" className={styles.cream} />
      <path d="M26 35h13v-9h7v17h-3v5l-6-5H26z" className={styles.mint} />
    </>,
  ],
}

/** The drawn square of a family of services; its name stands beside it. */
export function ServiceMark({ of: family }: { of: ServiceFamily }) {
  const [ground, drawing] = drawings[family]
  return (
    <svg className={styles.art} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <rect width="56" height="56" rx="12" className={ground} />
      {drawing}
    </svg>
  )
}
