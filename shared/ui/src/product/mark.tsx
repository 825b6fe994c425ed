import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './mark.module.css'
import { MarkFrame, triangle } from './warning-mark.tsx'

/** Shapes that differ without colour or words. */
export type MarkShape =
  | 'ring'
  | 'disc'
  | 'barred-disc'
  | 'square'
  | 'barred-square'
  | 'dashed-square'
  | 'octagon'
  | 'triangle'
  | 'crossed-square'
  | 'sheets'
  | 'barred-ring'
  | 'clock'
  | 'clocks'
  | 'coin'
  | 'question'
  | 'info'

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
  'barred-disc': (
    <>
      <circle cx="10" cy="10" r="8.8" className={styles.fill} />
      <path d="M5.6 10h8.8" className={styles.cut} />
    </>
  ),
  'dashed-square': (
    <>
      <rect x="1.8" y="1.8" width="16.4" height="16.4" rx="3" className={styles.dash} />
      <path d="M6.2 13.8l.5-2.6 5.4-5.4 2.1 2.1-5.4 5.4z" className={classNames(styles.line, styles.thin)} />
    </>
  ),
  sheets: (
    <>
      <path d="M6.4 13.6H2.2V2.2h11.4v4.2" className={classNames(styles.line, styles.thin)} />
      <rect x="6.4" y="6.4" width="11.4" height="11.4" rx="1" className={classNames(styles.line, styles.thin)} />
    </>
  ),
  'barred-ring': (
    <>
      <circle cx="10" cy="10" r="8" className={styles.dash} />
      <path d="M6 10h8" className={styles.line} />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="8" className={classNames(styles.line, styles.thin)} />
      <path d="M10 5.6V10l3 2" className={classNames(styles.line, styles.thin)} />
    </>
  ),
  clocks: (
    <>
      <circle cx="8.4" cy="11.6" r="6.6" className={classNames(styles.line, styles.thin)} />
      <path d="M8.4 8v3.6l2.4 1.6M10.4 2.1a7.6 7.6 0 0 1 7.5 7.5" className={classNames(styles.line, styles.thin)} />
    </>
  ),
  coin: (
    <>
      <circle cx="10" cy="10" r="8" className={classNames(styles.line, styles.thin)} />
      <path
        d="M12.4 7.4c-.4-.9-1.3-1.3-2.4-1.3-1.4 0-2.4.7-2.4 1.9 0 2.7 5 1.2 5 3.9 0 1.2-1.1 2-2.6 2-1.3 0-2.3-.5-2.6-1.5M10 4.6v10.8"
        className={classNames(styles.line, styles.thin)}
      />
    </>
  ),
  square: (
    <>
      <rect x="1.6" y="1.6" width="16.8" height="16.8" rx="3" className={styles.fill} />
      {tick}
    </>
  ),
  'barred-square': (
    <>
      <rect x="1.6" y="1.6" width="16.8" height="16.8" rx="3" className={styles.line} />
      <path d="M5.6 10h8.8" className={styles.line} />
    </>
  ),
  octagon: (
    <>
      <path d="M6.3 1.4h7.4l4.9 4.9v7.4l-4.9 4.9H6.3l-4.9-4.9V6.3z" className={styles.line} />
      <path d="M6.9 6.9l6.2 6.2M13.1 6.9l-6.2 6.2" className={styles.line} />
    </>
  ),
  triangle,
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
  return <MarkFrame>{drawings[shape]}</MarkFrame>
}
