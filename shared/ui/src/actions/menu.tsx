import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover, Text } from 'react-aria-components/Menu'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import styles from './menu.module.css'

export interface MenuEntry {
  id: string
  label: string
  /** Small print under the label. */
  detail?: string
  icon?: LucideIcon
  tone?: 'plain' | 'danger'
  /** Where it leads; without it, `onAction` does the work. */
  href?: string
  onAction?: () => void
  isDisabled?: boolean
}

export interface MenuGroup {
  title: string
  items: readonly MenuEntry[]
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string
  items?: readonly MenuEntry[]
  /** Entries under headings, instead of `items`. */
  groups?: readonly MenuGroup[]
  /** The selected entry of a single-choice menu, such as the location. */
  selectedId?: string
  onSelect?: (id: string) => void
}

function entry(item: MenuEntry) {
  return (
    <MenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
      {...(item.href === undefined ? {} : { href: item.href })}
      {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
      isDisabled={item.isDisabled ?? false}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'single' && <span className={styles.tick}>{isSelected && <Icon of={Check} />}</span>}
          {item.icon && <Icon of={item.icon} />}
          <span className={styles.words}>
            <Text slot="label">{item.label}</Text>
            {item.detail && (
              <Text slot="description" className={styles.detail}>
                {item.detail}
              </Text>
            )}
          </span>
        </>
      )}
    </MenuItem>
  )
}

/** The list that a `MenuButton` opens. */
export function Menu({ label, items, groups, selectedId, onSelect }: MenuProps) {
  return (
    <Popover className={styles.popover ?? ''} offset={6}>
      <AriaMenu
        aria-label={label}
        className={styles.menu ?? ''}
        {...(onSelect === undefined
          ? {}
          : {
              selectionMode: 'single',
              disallowEmptySelection: true,
              selectedKeys: selectedId === undefined ? [] : [selectedId],
              onSelectionChange: (keys) => {
                if (keys === 'all') return
                for (const key of keys) onSelect(String(key))
              },
            })}
      >
        {items?.map(entry)}
        {groups?.map((group) => (
          <MenuSection key={group.title} className={styles.section ?? ''}>
            <Header className={styles.heading}>{group.title}</Header>
            {group.items.map(entry)}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  )
}
