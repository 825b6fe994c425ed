import type { LucideIcon } from 'lucide-react'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/Header'
import { Icon } from '../layout/icon.tsx'
import { useDebounced } from '../lists/use-debounced.ts'
import { Spoken } from '../product/spoken.tsx'
import { type BegunText, useBegunText } from './begun-text.ts'
import styles from './field.module.css'
import { FieldHint } from './field-hint.tsx'
import { FieldLabel } from './field-label.tsx'
import listStyles from './listbox.module.css'
import { SaidOptions } from './said-options.tsx'
import boxStyles from './search-box.module.css'

export interface SearchOption {
  readonly id: string
  readonly label: string
  readonly detail?: string | undefined
}

/** Results of one kind. */
export interface SearchGroup {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly options: readonly SearchOption[]
}

interface SearchBoxProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly placeholder?: string
  readonly text: string
  readonly groups: readonly SearchGroup[]
  readonly debounceMs?: number
  readonly isLoading: boolean
  /** Shown when a search found nothing. */
  readonly emptyText: string
  /** It takes the place of a plain field, and the focus of it. */
  readonly begun?: BegunText | undefined
  readonly onText: (text: string) => void
  /** The words typed so far, `debounceMs` after the last key. */
  readonly onSearch: (text: string) => void
  readonly onChoose: (optionId: string) => void
  /** Enter without a choice. */
  readonly onSubmit: (text: string) => void
}

/** A search field with grouped results: the combo box pattern, and Enter for all of them. */
export function SearchBox(props: SearchBoxProps) {
  const { label, isLabelHidden, hint, placeholder, text, groups, isLoading, emptyText } = props
  const { debounceMs = 250, begun, onText, onSearch, onChoose, onSubmit } = props
  // Words were typed that nothing was searched by yet.
  const [isAhead, setIsAhead] = useState(false)
  const isLooking = isLoading || isAhead
  const search = useDebounced((typed: string) => {
    setIsAhead(false)
    onSearch(typed)
  }, debounceMs)
  const input = useRef<HTMLInputElement>(null)
  // A choice closes the list, and the text that it leaves in the field does not open it again.
  const [chosenId, setChosenId] = useState<string | null>(null)
  useBegunText(input, begun, (typed) => {
    onText(typed)
    onSearch(typed)
  })
  const shown = groups.filter(({ options }) => options.length > 0)

  // The combo box takes the first Enter to close its list; without a choice in it, Enter means all of them.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || input.current?.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    event.stopPropagation()
    onSubmit(text)
  }

  return (
    <div className={boxStyles.box} onKeyDownCapture={submitOnEnter}>
      <AriaComboBox
        items={shown}
        inputValue={text}
        menuTrigger={chosenId === null ? 'input' : 'manual'}
        onInputChange={(typed) => {
          if (typed === text) return
          setChosenId(null)
          setIsAhead(true)
          onText(typed)
          search.ask(typed)
        }}
        value={chosenId}
        onChange={(key) => {
          if (key === null) return
          setChosenId(String(key))
          onChoose(String(key))
        }}
        allowsCustomValue
        allowsEmptyCollection={text.trim() !== ''}
        className={styles.field ?? ''}
      >
        <FieldLabel isLabelHidden={isLabelHidden}>{label}</FieldLabel>
        <FieldHint>{hint}</FieldHint>
        <div className={styles.controlWrap}>
          <Icon of={Search} />
          <Input
            ref={input}
            autoFocus={begun !== undefined}
            className={styles.control ?? ''}
            placeholder={placeholder}
            autoComplete="off"
          />
        </div>
        <SaidOptions emptyText={isLooking || shown.length > 0 ? null : emptyText} />
        <Popover className={listStyles.popover ?? ''} offset={4}>
          <ListBox<SearchGroup>
            className={listStyles.list ?? ''}
            renderEmptyState={() => <p className={listStyles.none}>{isLooking ? 'Looking' : emptyText}</p>}
          >
            {(group) => (
              <ListBoxSection id={group.id}>
                <Header className={boxStyles.title ?? ''}>
                  <Icon of={group.icon} />
                  {group.title}
                </Header>
                {group.options.map((option) => (
                  <ListBoxItem
                    key={option.id}
                    id={option.id}
                    textValue={option.label}
                    className={listStyles.option ?? ''}
                  >
                    <Text slot="label">
                      <Spoken>{option.label}</Spoken>
                    </Text>
                    {option.detail && (
                      <Text slot="description" className={listStyles.detail}>
                        <Spoken>{option.detail}</Spoken>
                      </Text>
                    )}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </div>
  )
}
