import { PlainButton } from '@waymark/ui/plain-button'
import { useMismatches } from '@waymark/web-kit/check-answer'
import { isChunkError, reloadForChunk } from '@waymark/web-kit/chunk-reload'
import { useIsOnline } from '@waymark/web-kit/online'
import { UnknownAddress } from '@waymark/web-kit/page'
import { useRouteError } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import { useEffect } from 'react'
import { NotFoundPage } from './not-found-page.tsx'

/**
 * A page that broke or cannot be there, inside its layout. A missing script reloads the page by itself, at most once per 60 s, and not before
 * there is a connection: without one the browser would show a page of its own in place of everything.
 */
export function RouteErrorPage() {
  const error = useRouteError()
  return error instanceof UnknownAddress ? <NotFoundPage /> : <BrokenPage error={error} />
}

function BrokenPage({ error }: { readonly error: unknown }) {
  const heading = usePage('Something went wrong')
  const isOutOfDate = useMismatches(({ mismatches }) => mismatches.length > 0)
  const isMissing = isChunkError(error)
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isMissing && isOnline) reloadForChunk(Date.now())
  }, [isMissing, isOnline])
  useEffect(() => {
    // For those who run the site: it may name addresses.
    console.error(error)
  }, [error])
  if (isMissing && !isOnline)
    return (
      <>
        <h1 ref={heading.ref} tabIndex={-1}>
          This page did not load
        </h1>
        <p role="alert">You are offline. It loads by itself once the connection is back.</p>
      </>
    )
  return (
    <>
      <h1 ref={heading.ref} tabIndex={-1}>
        {isOutOfDate ? 'This part is out of date' : 'Something went wrong on this page'}
      </h1>
      <p>{isOutOfDate && 'Reload the page. '}Nothing you saved is lost.</p>
      <p>
        <PlainButton variant="primary" onClick={() => location.reload()}>
          Reload this page
        </PlainButton>
      </p>
    </>
  )
}
