import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './help-icon.module.css'

const HelpPopover = lazy(async () => ({ default: (await import('./help-popover.tsx')).HelpPopover }))

export interface HelpIconProps {
  /** What the help is about: "Radius". */
  about: string
  /** The help text of the key; blank lines separate its paragraphs. */
  children: ReactNode
  /** Its page in the help centre. */
  page?: string
}

/** "Help" beside a label; it opens the help text in place and closes on Escape or a press outside. */
export function HelpIcon({ about, children, page }: HelpIconProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.help}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          // Safari focuses no button that is clicked, and the focus comes back here.
          currentTarget.focus({ preventScroll: true })
          setOpened(true)
          setOpen(true)
        }}
      >
        <Icon of={CircleHelp} />
        Help <VisuallyHidden>about {about}</VisuallyHidden>
      </button>
      {wasOpened && (
        <Suspense>
          <HelpPopover about={about} page={page} opener={opener} isOpen={isOpen} onOpenChange={setOpen}>
            {children}
          </HelpPopover>
        </Suspense>
      )}
    </>
  )
}
