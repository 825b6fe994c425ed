import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { TextLink } from '../actions/text-link.tsx'
import styles from './help-icon.module.css'

interface HelpPopoverProps {
  readonly about: string
  readonly children: ReactNode
  readonly page?: string | undefined
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The help text beside what opened it. */
export function HelpPopover({ about, children, page, opener, isOpen, onOpenChange }: HelpPopoverProps) {
  return (
    // Without a Dialog inside, the popover itself is the dialog, with its dismiss buttons.
    <Popover
      className={styles.popover ?? ''}
      triggerRef={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      offset={4}
      aria-label={`Help with ${about}`}
    >
      <div className={styles.text}>
        {paragraphsOf(children)}
        {page !== undefined && <TextLink href={page}>{about} in the help centre</TextLink>}
      </div>
    </Popover>
  )
}

function paragraphsOf(text: ReactNode): ReactNode {
  return typeof text === 'string' ? text.split('\n\n').map((part) => <p key={part}>{part}</p>) : text
}
