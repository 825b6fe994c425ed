import type { ReactNode } from 'react'
import { TextLink } from '../actions/text-link.tsx'
import styles from './parts.module.css'
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx'

/** One part of a long screen. */
export interface PagePart extends Pick<SectionHeadingProps, 'hint' | 'help'> {
  id: string
  title: string
  children: ReactNode
}

/** A long screen in cards, with links to each beside them; above them where there is no room. The page moves the focus there. */
export function Parts({ parts }: { parts: readonly PagePart[] }) {
  return (
    <div className={styles.frame}>
      <nav aria-label="On this page" className={styles.contents}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} isStandalone>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>
        {parts.map(({ id, title, hint, help, children }) => (
          <section key={id} aria-labelledby={id} className={styles.part} tabIndex={-1}>
            <SectionHeading id={id} hint={hint} help={help}>
              {title}
            </SectionHeading>
            {children}
          </section>
        ))}
      </div>
    </div>
  )
}
