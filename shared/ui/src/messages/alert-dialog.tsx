import { texts } from '@waymark/domain/texts'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Mark } from '../product/mark.tsx'
import styles from './alert-dialog.module.css'
import { Dialog } from './dialog.tsx'

export interface AlertDialogProps {
  isOpen: boolean
  /** `success` is titled 'Success', `info` 'Info'; `alert` has a warning mark and takes its own title. */
  kind: 'alert' | 'success' | 'info'
  title?: string
  children: ReactNode
  actionLabel?: string
  onClose: () => void
}

const marks = { alert: 'triangle', success: 'disc', info: 'info' } as const
const titles = { alert: 'Please note', success: texts.success, info: texts.info } as const

/** One message, one button. */
export function AlertDialog({ isOpen, kind, title, children, actionLabel = 'OK', onClose }: AlertDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? titles[kind]}
      role="alertdialog"
      hasCloseButton={false}
      picture={
        <span className={styles[kind]}>
          <Mark shape={marks[kind]} />
        </span>
      }
      actions={
        <Button variant="primary" onPress={onClose}>
          {actionLabel}
        </Button>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  )
}
