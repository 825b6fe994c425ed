import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './mark.module.css'

/** Shapes that differ without colour or words. */
export type MarkShape = 'ring' | 'disc' | 'square' | 'octagon' | 'triangle' | 'crossed-square' | 'question' | 'info'

const tick = <path d="M5.8 10.4l2.9 2.9 5.6-6.2" className={styles.cut} />

const drawings: Record<MarkShape, ReactNode> = {
  ring: (
    <>
      <circle cx="10" cy="10" r="7.6" className={styles.line} />
      <circle cx="10" cy="10" r="3" className={styles.fill} />
    </>
  ),
  disc: (
    <>
      <circle cx="10" cy="10" r="8.8" className={styles.fill} />
      {tick}
    </>
  ),
  square: (
    <>
      <rect x="1.6" y="1.6" width="16.8" height="16.8" rx="3" className={styles.fill} />
      {tick}
    </>
  ),
  octagon: (
    <>
      <path d="M6.3 1.4h7.4l4.9 4.9v7.4l-4.9 4.9H6.3l-4.9-4.9V6.3z" className={styles.line} />
      <path d="M6.9 6.9l6.2 6.2M13.1 6.9l-6.2 6.2" className={styles.line} />
    </>
  ),
  triangle: (
    <>
      <path d="M10 1.6l8.9 16.2H1.1z" className={styles.fill} />
      <path d="M10 7.2v5" className={styles.cut} />
      <circle cx="10" cy="14.9" r="1.2" className={styles.cutFill} />
    </>
  ),
  'crossed-square': (
    <>
      <rect x="1.6" y="1.6" width="16.8" height="16.8" rx="2" className={styles.line} />
      <path d="M6.4 6.4l7.2 7.2M13.6 6.4l-7.2 7.2" className={styles.line} />
    </>
  ),
  question: (
    <>
      <circle cx="10" cy="10" r="8" className={styles.dash} />
      <path
        d="M7.7 8.1c0-1.4 1-2.3 2.4-2.3s2.3.9 2.3 2.1c0 1.6-2.3 1.8-2.3 3.4"
        className={classNames(styles.line, styles.thin)}
      />
      <circle cx="10.1" cy="14" r="1.1" className={styles.fill} />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="8" className={classNames(styles.line, styles.thin)} />
      <path d="M10 9.2v5" className={styles.line} />
      <circle cx="10" cy="5.9" r="1.3" className={styles.fill} />
    </>
  ),
}

/** A shape in the colour of its text; the word beside it says the same. */
export function Mark({ shape }: { shape: MarkShape }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawings[shape]}
    </svg>
  )
}
