import { Disclosure } from '@waymark/ui/disclosure'
import { Notice } from '@waymark/ui/notice'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextLink } from '@waymark/ui/text-link'
import { useGuest } from '@waymark/web-kit/guest'
import { Slot } from '@waymark/web-kit/slot'
import { useState } from 'react'
import { WithUi } from '../layouts/with-ui.tsx'

/** Continuing without an account. The form belongs to the booking remote and loads when somebody opens this part. */
export function AsGuest() {
  const guest = useGuest((state) => state.guest)
  const [isOpen, setIsOpen] = useState(false)
  const [isReady, setIsReady] = useState(false)
  return (
    <Disclosure title="As a guest, without an account" headingLevel={2} onExpandedChange={setIsOpen}>
      <p>Guests book activities and events. Services at home need an account, since somebody comes to your address.</p>
      {isOpen && (
        <WithUi>
          <Slot
            name="guestDetails"
            props={{ onReady: () => setIsReady(true) }}
            fallback={<Skeleton label="Loading the form" shape="form" count={4} />}
            errorFallback={
              <Notice tone="warning">The form could not be loaded. Close this part and open it again.</Notice>
            }
          />
        </WithUi>
      )}
      {isReady && guest && (
        <Notice tone="success" title={`Hello ${guest.firstName}.`} isLive>
          You can now book as a guest in this tab. <TextLink href="/location-map">Look for places on the map</TextLink>
        </Notice>
      )}
    </Disclosure>
  )
}
