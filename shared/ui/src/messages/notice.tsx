import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Mark } from '../product/mark.tsx'
import styles from './notice.module.css'

export interface NoticeProps {
  tone: 'info' | 'success' | 'warning' | 'danger' | 'fit'
  /** The news in bold: "In the area." */
  title?: string
  children?: ReactNode
  /** Buttons under the words. */
  actions?: ReactNode
  /** Announced when it appears after an action of the person. */
  isLive?: boolean
}

const marks = { info: 'info', success: 'disc', warning: 'triangle', danger: 'octagon', fit: 'disc' } as const

/** A tinted box that stays on the page; use a toast for passing news. */
export function Notice({ tone, title, children, actions, isLive = false }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={isLive ? 'status' : undefined}>
      <span className={styles.shape}>
        <Mark shape={marks[tone]} />
      </span>
      <div className={styles.words}>
        <div className={styles.text}>
          {title && <b>{title}</b>} {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
