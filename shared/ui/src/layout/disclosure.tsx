import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { OpenPart } from './open-part.ts'

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
  const [isOwnExpanded, setOwnExpanded] = useState(isDefaultExpanded)
  const isOpen = isExpanded ?? isOwnExpanded
  const change = (isWanted: boolean) => {
    setOwnExpanded(isWanted)
    onExpandedChange?.(isWanted)
  }
  const openAround = useContext(OpenPart)
  const open = () => {
    openAround()
    change(true)
  }
  const panel = usePanel(isOpen, open)
  const triggerId = useId()
  const panelId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles.disclosure, isOpen && styles.open)}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={triggerId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={styles.trigger}
          onClick={() => change(!isOpen)}
        >
          <span>{title}</span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div ref={panel} id={panelId} role="group" aria-labelledby={triggerId} hidden={!isOpen}>
        <div className={styles.content}>
          <OpenPart value={open}>{children}</OpenPart>
        </div>
      </div>
    </div>
  )
}

/** Closed, a part is found by the browser's search all the same, which opens it. */
function usePanel(isOpen: boolean, open: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  })
  return panel
}
