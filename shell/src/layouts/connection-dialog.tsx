import { useConnection } from '@waymark/web-kit/connection'
import { useRedirecting } from '@waymark/web-kit/redirecting'
import { lazy, Suspense } from 'react'
import { loadFaultDialog } from './fault-parts.ts'

const ErrorDialog = lazy(async () => ({ default: (await loadFaultDialog()).ErrorDialog }))
const RedirectDialog = lazy(async () => ({ default: (await loadFaultDialog()).RedirectDialog }))

/** Asks the person to check the connection after a network error. */
export function ConnectionDialog() {
  const fault = useConnection((connection) => connection.fault)
  if (!fault) return null
  return (
    <Suspense fallback={null}>
      <ErrorDialog message={fault.message} />
    </Suspense>
  )
}

/** Says that the page is not for the person any more, then sends them to the dashboard. */
export function ErrorRedirect() {
  const error = useRedirecting((redirecting) => redirecting.error)
  if (!error) return null
  return (
    <Suspense fallback={null}>
      <RedirectDialog message={error.message} />
    </Suspense>
  )
}
