import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

export interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  headingLevel?: 2 | 3 | 4
  isDefaultExpanded?: boolean
  /** For a part that something else opens as well; `onExpandedChange` then says what the person wants. */
  isExpanded?: boolean
  /** Called when it opens or closes, for content that is fetched on demand. */
  onExpandedChange?: (isExpanded: boolean) => void
}

/** A part that opens under its title. */
export function Disclosure({
  title,
  children,
  headingLevel = 3,
  isDefaultExpanded = false,
  isExpanded,
  onExpandedChange,
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <AriaDisclosure
      className={styles.disclosure ?? ''}
      defaultExpanded={isDefaultExpanded}
      {...(isExpanded === undefined ? {} : { isExpanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
    >
      <Heading className={styles.heading}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <span>{title}</span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel ?? ''}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
