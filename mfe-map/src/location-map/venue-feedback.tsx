import { Disclosure } from '@waymark/ui/disclosure'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, Suspense, useState } from 'react'
import type { Venue } from './venue-data.ts'
import { useVenuePartLevel } from './venue-heading.tsx'
import { venuePath } from './venue-path.ts'

const WordForm = lazy(async () => ({ default: (await import('./word-form.tsx')).WordForm }))

/** Lets a visitor say whether the facts are right; the provider sees it without the name. */
export function VenueFeedback({ venue }: { readonly venue: Venue }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const level = useVenuePartLevel()
  const [wasOpened, setOpened] = useState(false)
  return (
    <Disclosure
      headingLevel={level}
      title="Is this right? Tell us what you found"
      onExpandedChange={() => setOpened(true)}
    >
      {isSignedIn ? (
        wasOpened && (
          <Suspense fallback={<Skeleton shape="form" label="Loading the form" />}>
            <WordForm key={venue.serviceAreaId} venue={venue} />
          </Suspense>
        )
      ) : (
        <p>
          <TextLink href={`/login?url=${encodeURIComponent(venuePath(venue.serviceAreaId))}`}>Log in</TextLink> to tell{' '}
          {venue.accountName} whether these facts are right.
        </p>
      )}
    </Disclosure>
  )
}
