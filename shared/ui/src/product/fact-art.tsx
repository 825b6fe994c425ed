import type { ReactNode } from 'react'
import styles from './fact-art.module.css'

export type FactDrawing = 'door' | 'ramp' | 'steps' | 'loop' | 'turning' | 'lift' | 'parking' | 'quiet'

const drawings: Record<FactDrawing, ReactNode> = {
  door: (
    <>
      <path d="M14 50V8h56v42" className={styles.line} />
      <path d="M22 50V16h40v34" className={styles.fill} />
      <path d="M22 32h40M22 28v8M62 28v8" className={styles.dim} />
    </>
  ),
  ramp: (
    <>
      <path d="M2 46h30l26-8h24" className={styles.line} />
      <path d="M32 46l26-8v8z" className={styles.fill} />
      <path d="M32 32l26-8" className={styles.dim} />
    </>
  ),
  steps: (
    <>
      <path d="M2 48h22v-10h18v-10h18v-10h22" className={styles.line} />
      <path d="M24 48v-10h18v-10h18v20z" className={styles.fill} />
      <path d="M70 28v20M66 28h8M66 48h8" className={styles.dim} />
    </>
  ),
  loop: (
    <>
      <circle cx="24" cy="42" r="4" className={styles.dot} />
      <path d="M24 30a12 12 0 0 1 12 12M24 18a24 24 0 0 1 24 24M24 6a36 36 0 0 1 36 36" className={styles.dim} />
    </>
  ),
  turning: (
    <>
      <circle cx="42" cy="28" r="22" className={styles.fill} />
      <path d="M42 6v44M38 10l4-4 4 4M38 46l4 4 4-4" className={styles.dim} />
    </>
  ),
  lift: (
    <>
      <path d="M20 4h44v48H20z" className={styles.line} />
      <path d="M28 12h28v40H28z" className={styles.fill} />
      <path d="M36 28l6-8 6 8M36 36l6 8 6-8" className={styles.dim} />
    </>
  ),
  parking: (
    <>
      <path d="M8 50V10M76 50V10" className={styles.line} />
      <path d="M22 16h24v34H22z" className={styles.fill} />
      <path d="M50 46l22-32M54 46l22-32" className={styles.dim} />
    </>
  ),
  quiet: (
    <>
      <path d="M16 50V22a26 18 0 0 1 52 0v28z" className={styles.fill} />
      <path d="M8 50h68" className={styles.line} />
      <path d="M30 34h24" className={styles.dim} />
    </>
  ),
}

/** The small drawing of a measured fact; the number beside it says it in words. */
export function FactArt({ of: drawing }: { of: FactDrawing }) {
  return (
    <svg className={styles.art} viewBox="0 0 84 56" aria-hidden="true" focusable="false">
      {drawings[drawing]}
    </svg>
  )
}
