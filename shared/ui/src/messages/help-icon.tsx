import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DialogTrigger, Popover } from 'react-aria-components/Popover'
import { TextLink } from '../actions/text-link.tsx'
import { Icon } from '../layout/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './help-icon.module.css'

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
  return (
    <DialogTrigger>
      {/* Slot null: inside a field, the field's button props are not meant for this button. */}
      <AriaButton slot={null} className={styles.help ?? ''}>
        <Icon of={CircleHelp} />
        Help <VisuallyHidden>about {about}</VisuallyHidden>
      </AriaButton>
      {/* Without a Dialog inside, the popover itself is the dialog, with its dismiss buttons. */}
      <Popover className={styles.popover ?? ''} offset={4} aria-label={`Help with ${about}`}>
        <div className={styles.text}>
          {paragraphsOf(children)}
          {page !== undefined && <TextLink href={page}>{about} in the help centre</TextLink>}
        </div>
      </Popover>
    </DialogTrigger>
  )
}

function paragraphsOf(text: ReactNode): ReactNode {
  return typeof text === 'string' ? text.split('\n\n').map((part) => <p key={part}>{part}</p>) : text
}
