import { serviceArea } from '@waymark/contracts/service-area'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'

interface NoLocationProps {
  readonly title: string
  /** What the screen will show. */
  readonly children: ReactNode
}

/** A location screen while no location is known: it is loading, did not load, or the organisation has none yet. */
export function NoLocation({ title, children }: NoLocationProps) {
  const page = usePage(title)
  // The shell asks the same; an account admin's location is known once it is answered.
  const areas = useCall(serviceArea.getServiceAreasByUser, {}, { ignore401: true })
  return (
    <>
      <PageHeading page={page} />
      <Loaded
        of={areas}
        what="your locations"
        shape="table"
        count={6}
        empty={({ length }) =>
          length === 0 && {
            title: 'No location yet',
            action: <LinkButton href="/service-area/list">Go to Locations</LinkButton>,
            children,
          }
        }
      >
        {() => <Skeleton label="Loading the location" shape="table" count={6} />}
      </Loaded>
    </>
  )
}
