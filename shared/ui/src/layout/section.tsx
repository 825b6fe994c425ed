import { type ReactNode, type Ref, useId } from 'react'
import styles from './room.module.css'
import { type Gap, roomAttributes } from './room.ts'
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx'

export interface SectionProps extends Omit<SectionHeadingProps, 'id' | 'children'> {
  title: ReactNode
  gap?: Gap
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a screen under its heading, which names it. */
export function Section({ title, gap = 4, ref, children, ...heading }: SectionProps) {
  const titleId = useId()
  return (
    <section ref={ref} {...roomAttributes(styles.stack, gap, { labelledBy: titleId, children })}>
      <SectionHeading {...heading} id={titleId}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}
