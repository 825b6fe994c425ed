import ChevronRight from 'lucide-react/icons/chevron-right'
import House from 'lucide-react/icons/house'
import { TextLink } from '../actions/text-link.tsx'
import styles from './breadcrumb.module.css'
import { Icon } from './icon.tsx'

export interface BreadcrumbProps {
  /** Home first, then each matched route, the page itself last. */
  items: readonly { label: string; href: string }[]
}

/** The path from home to this page; the last item is the current page. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.href} ${item.label}`} className={styles.item}>
            {index === items.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            ) : (
              <>
                <TextLink href={item.href} tone="soft" isStandalone>
                  {index === 0 && <Icon of={House} />}
                  {item.label}
                </TextLink>
                <span className={styles.separator}>
                  <Icon of={ChevronRight} />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
