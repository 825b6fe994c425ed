import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Spoken } from '../product/spoken.tsx'
import styles from './link-card.module.css'
import { ProductLink } from './product-link.tsx'

export interface LinkCardProps {
  title: string
  href: string
  picture?: ReactNode
  /** A square at the left, or a wide picture above the words. */
  pictureAt?: 'left' | 'top'
  /** One line of small print: "Library · Te Aro · 0.3 km". */
  meta?: ReactNode
  children?: ReactNode
  isSelected?: boolean
  headingLevel?: 2 | 3 | 4
}

/** A card that is one link, with the focus ring around the whole card. */
export function LinkCard({
  title,
  href,
  picture,
  pictureAt = 'left',
  meta,
  children,
  isSelected,
  headingLevel = 3,
}: LinkCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(styles.card, picture != null && styles[pictureAt], isSelected && styles.selected)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <ProductLink href={href} className={styles.link ?? ''} aria-current={isSelected ? 'true' : undefined}>
            <Spoken>{title}</Spoken>
          </ProductLink>
        </Heading>
        {meta && (
          <p className={styles.meta}>
            <Spoken>{meta}</Spoken>
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
