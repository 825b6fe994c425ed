import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'

interface NoLocationProps {
  readonly title: string
  /** What the screen will show. */
  readonly children: ReactNode
}

/** A screen of a location, for an organisation that has none yet. */
export function NoLocation({ title, children }: NoLocationProps) {
  const { ref } = usePage(title)
  return (
    <>
      <PageHeading ref={ref}>{title}</PageHeading>
      <EmptyState title="No location yet" action={<LinkButton href="/service-area/list">Go to Locations</LinkButton>}>
        {children}
      </EmptyState>
    </>
  )
}
