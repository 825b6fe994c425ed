import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import { useRemoteFailures } from '../remote-failures.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Stands on every path of a remote: tells why the remote is not there, or that it has no such page. */
export function RemoteUnavailable({ remote }: { readonly remote: string }) {
  const failure = useRemoteFailures(({ errors }) => errors.get(remote))
  return failure ? <FailedPart error={failure} /> : <NotFoundPage />
}

function FailedPart({ error }: { readonly error: Error }) {
  const heading = usePage('This part is not available')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1 {...heading}>This part is not available right now</h1>
      <p>Everything else works. Nothing you saved is lost. Try again in a moment.</p>
      <button type="button" onClick={() => navigate(`${pathname}${search}`, { replace: true })}>
        Try again
      </button>
      <p>
        <small>{error.message}</small>
      </p>
    </>
  )
}
