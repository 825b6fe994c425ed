import { PlainButton } from '@waymark/ui/plain-button'
import { useLocation, useNavigate } from '@waymark/web-kit/router'
import { usePage } from '@waymark/web-kit/use-page'
import { useRemoteFailures } from '../remote-failures.ts'
import { NotFoundPage } from './not-found-page.tsx'
import css from './remote-unavailable.module.css'

/** Shown on every path of a remote that did not load: says why, or that it has no such page. */
export function RemoteUnavailable({ remote }: { readonly remote: string }) {
  const failure = useRemoteFailures(({ errors }) => errors.get(remote))
  return failure ? <FailedPart error={failure} /> : <NotFoundPage />
}

function FailedPart({ error }: { readonly error: Error }) {
  const heading = usePage('This part is not available')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isIncompatible = error.name === 'IncompatibleRemote'
  return (
    <div className={css.part}>
      <h1 ref={heading.ref} tabIndex={-1}>
        This part is not available right now
      </h1>
      {isIncompatible ? (
        <p>
          It was made for another version of Waymark. Everything else works. We have to fix this; please come back
          later.
        </p>
      ) : (
        <p>Everything else works, and nothing you saved is lost. Please try again in a moment.</p>
      )}
      <p>
        <PlainButton variant="primary" onClick={() => navigate(`${pathname}${search}`, { replace: true })}>
          Try again
        </PlainButton>
      </p>
    </div>
  )
}
