import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../actions/button.tsx'
import { classNames } from '../layout/class-names.ts'
import { useScrollStop } from '../lists/use-scroll-stop.ts'
import styles from './dialog.module.css'
import { Kept } from './kept.tsx'

export interface DialogProps {
  isOpen: boolean
  /** Escape, the backdrop and "Close" all end here. */
  onClose: () => void
  /** Names the thing: "Messages with Kōwhai Care". */
  title: string
  /** Small print under the title. */
  subtitle?: ReactNode
  /** A picture or logo before the title. */
  picture?: ReactNode
  children: ReactNode
  /** The buttons at the foot. The safe one is last and plain. */
  actions?: ReactNode
  /** `wide` is the chat size, 680 px, and fills a phone. */
  size?: 'medium' | 'wide'
  role?: 'dialog' | 'alertdialog'
  /** False where an answer is required: then the backdrop and Escape do nothing. */
  isDismissable?: boolean
  /** A question has its own safe answer instead of a Close button. */
  hasCloseButton?: boolean
  /** Leaves padding and scrolling of the content to the caller. */
  isFlush?: boolean
}

/**
 * A modal dialog: traps the focus, fades in over 500 ms and restores the focus when it closes. While it fades out it stays as
 * it was: what it was about may be gone already.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  subtitle,
  picture,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  hasCloseButton = true,
  isFlush = false,
}: DialogProps) {
  const scrollStop = useScrollStop()
  const bodyClassName = isFlush ? styles.flush : hasCloseButton ? styles.body : styles.questionBody
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={classNames(styles.modal, size === 'wide' && styles.wide)}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <Kept isKept={!isOpen}>
            <header className={hasCloseButton ? styles.head : styles.questionHead}>
              {picture && <div className={styles.picture}>{picture}</div>}
              <div className={styles.titles}>
                <Heading slot="title" level={2} className={styles.title ?? ''}>
                  {title}
                </Heading>
                {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
              </div>
              {hasCloseButton && (
                <Button variant="quiet" icon={X} onPress={onClose}>
                  Close
                </Button>
              )}
            </header>
            <div ref={scrollStop} className={bodyClassName}>
              {children}
            </div>
            {actions && <div className={hasCloseButton ? styles.actions : styles.questionActions}>{actions}</div>}
          </Kept>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
