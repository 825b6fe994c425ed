import { useRouteError } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'

/** A page that broke, inside its layout. */
export function RouteErrorPage() {
  const heading = usePage('Something went wrong')
  const error = useRouteError()
  return (
    <>
      <h1 {...heading}>Something went wrong on this page</h1>
      <p>Nothing you saved is lost.</p>
      <button type="button" onClick={() => location.reload()}>
        Load this page again
      </button>
      <p>
        <small>{error instanceof Error ? error.message : 'Unknown error'}</small>
      </p>
    </>
  )
}
