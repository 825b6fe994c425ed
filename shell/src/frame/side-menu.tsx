import { secondFactorPath, wizardPath } from '@waymark/domain/redirects'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { type MenuItem, type MenuSection, menuItems, menuPath, menuSectionLabels } from '@waymark/domain/rights/menu'
import type { Visitor } from '@waymark/domain/rights/route-access'
import { Counter } from '@waymark/ui/counter'
import { Icon } from '@waymark/ui/icon'
import { useTrail } from '@waymark/web-kit/crumbs'
import { useAppStore } from '@waymark/web-kit/store'
import { useVisitor } from '@waymark/web-kit/who'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ReactNode, useId, useState } from 'react'
import { PreloadLink } from '../preload-link.tsx'
import { type DeclaredMenuItem, useDeclarations } from '../remote-declarations.ts'
import { menuIcons } from './menu-icons.ts'
import css from './side-menu.module.css'
import { type MenuCount, useMenuCounts } from './use-menu-counts.ts'

const sections: readonly MenuSection[] = ['main', 'locationSettings', 'accountSettings', 'administration']

/** Every item that the signed-in person may use, by the rules of `domain/rights/menu`. `onFollow` is called for each click on a link. */
export function SideMenu({ label, onFollow }: { readonly label: string; readonly onFollow: () => void }) {
  const visitor = useVisitor()
  const items = visitor ? menuItems(visitor) : []
  const declared = useDeclarations(({ menu }) => menu)
  const added = visitor ? declared.filter(({ access }) => accessRules[access](visitor)) : []
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId ?? null)
  const paths = items.map((item) => menuPath(item, serviceAreaId))
  const nearest = useTrail().findLast(({ path }) => paths.includes(path))?.path ?? null
  const first = visitor && onlyPage(visitor)
  if (first) {
    return (
      <nav aria-label={label} className={css.menu}>
        <PreloadLink to={first.path} end className={css.item ?? ''} onClick={onFollow}>
          <Icon of={ListChecks} />
          <span className={css.words}>{first.label}</span>
        </PreloadLink>
        <p className={css.title}>{first.reason}</p>
      </nav>
    )
  }
  return (
    <nav aria-label={label} className={css.menu}>
      {sections.map((section) => (
        <Section
          key={section}
          title={menuSectionLabels[section]}
          items={items.filter((item) => item.section === section)}
          added={added.filter((item) => item.section === section)}
          nearest={nearest}
          onFollow={onFollow}
        />
      ))}
    </nav>
  )
}

/** The page to which every link of the menu would lead back; null where the menu is open. */
function onlyPage({ needsSecondFactor, isOnboarding, isGlobalAdmin }: Visitor) {
  if (needsSecondFactor)
    return {
      path: secondFactorPath,
      label: 'Add a second step',
      reason: 'The other pages open once you have a second step for logging in.',
    }
  if (!isOnboarding || isGlobalAdmin) return null
  return {
    path: wizardPath,
    label: 'Set up your organisation',
    reason: 'The other pages open when the set-up is done.',
  }
}

interface SectionProps {
  readonly title: string | null
  readonly items: readonly MenuItem[]
  /** What remotes declare of themselves: last in the section. */
  readonly added: readonly DeclaredMenuItem[]
  /** The path of the item under which the current page is: its own, or that of the list it belongs to. */
  readonly nearest: string | null
  readonly onFollow: () => void
}

function Section({ title, items, added, nearest, onFollow }: SectionProps) {
  const titleId = useId()
  const counts = useMenuCounts()
  if (items.length === 0 && added.length === 0) return null
  return (
    <>
      {title && (
        <p id={titleId} className={css.title}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? titleId : undefined} className={css.list}>
        {items
          .filter(({ parentId }) => parentId === null)
          .map((item) => {
            const children = items.filter(({ parentId }) => parentId === item.id)
            return (
              <li key={item.id}>
                {item.path === null ? (
                  <Folder item={item}>
                    {children.map((child) => (
                      <li key={child.id}>
                        <ItemLink item={child} count={counts[child.id]} nearest={nearest} onFollow={onFollow} />
                      </li>
                    ))}
                  </Folder>
                ) : (
                  <ItemLink item={item} count={counts[item.id]} nearest={nearest} onFollow={onFollow} />
                )}
              </li>
            )
          })}
        {added.map(({ path, label }) => (
          <li key={path}>
            <PreloadLink to={path} end className={css.item ?? ''} onClick={onFollow}>
              <Icon of={ChevronRight} />
              <span className={css.words}>{label}</span>
            </PreloadLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Folder({ item, children }: { readonly item: MenuItem; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  const listId = useId()
  const icon = menuIcons[item.id]
  return (
    <>
      <button
        type="button"
        className={css.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon && <Icon of={icon} />}
        <span className={css.words}>{item.label}</span>
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
      </button>
      <ul id={listId} hidden={!isOpen} className={css.folded}>
        {children}
      </ul>
    </>
  )
}

interface ItemLinkProps {
  readonly item: MenuItem
  readonly count: MenuCount | undefined
  readonly nearest: string | null
  readonly onFollow: () => void
}

function ItemLink({ item, count, nearest, onFollow }: ItemLinkProps) {
  const serviceAreaId = useAppStore((state) => state.currentServiceArea?.serviceAreaId ?? null)
  const path = menuPath(item, serviceAreaId)
  const icon = menuIcons[item.id]
  // There is no location profile to link to while the business has no location.
  if (path === null) return null
  return (
    <PreloadLink to={path} end isCurrent={path === nearest} className={css.item ?? ''} onClick={onFollow}>
      {icon && <Icon of={icon} />}
      <span className={css.words}>{item.label}</span>{' '}
      {count && count.count > 0 && <Counter count={count.count} word={count.word} look="ring" />}
    </PreloadLink>
  )
}
