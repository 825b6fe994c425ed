import X from 'lucide-react/icons/x'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { SlotButton } from '../actions/slot-button.tsx'
import { classNames } from '../layout/class-names.ts'
import { Mark } from '../product/mark.tsx'
import styles from './toast.module.css'
import { type ToastMessage, toastQueue } from './toast-queue.ts'

const marks = { success: 'disc', danger: 'octagon', info: 'info', warning: 'triangle' } as const

/** The landmark that shows the toasts of `showToast`; rendered once, in the shell. F6 goes there. */
export function ToastRegion() {
  return (
    <AriaToastRegion ref={keepRoom} queue={toastQueue} className={styles.region ?? ''}>
      {({ toast }) => (
        <AriaToast<ToastMessage> toast={toast} className={classNames(styles.toast, styles[toast.content.tone])}>
          <span className={styles.shape}>
            <Mark shape={marks[toast.content.tone]} />
          </span>
          <AriaToastContent className={styles.content ?? ''}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>{' '}
            {toast.content.text && <Text slot="description">{toast.content.text}</Text>}
          </AriaToastContent>
          <SlotButton slot="close" variant="quiet" icon={X}>
            Close
          </SlotButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}

/** While toasts are shown, what takes the focus is scrolled clear of them, and what has it already too. */
function keepRoom(region: HTMLElement | null) {
  if (!region) return
  const page = document.documentElement
  const watcher = new ResizeObserver(() => {
    const { top, left, height } = region.getBoundingClientRect()
    if (height === 0) return
    const room = `${Math.round(innerHeight - top)}px`
    page.style.setProperty('--toast-room', room)
    // A page that does not scroll gets no scrollbar for a toast.
    if (page.scrollHeight > page.clientHeight) page.style.setProperty('--toast-end', room)
    const { activeElement } = document
    if (!activeElement?.closest('main')) return
    const focused = activeElement.getBoundingClientRect()
    if (focused.bottom > top && focused.right > left) activeElement.scrollIntoView({ block: 'nearest' })
  })
  watcher.observe(region)
  return () => {
    watcher.disconnect()
    for (const name of ['--toast-room', '--toast-end']) page.style.removeProperty(name)
  }
}
