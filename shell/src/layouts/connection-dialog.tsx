import { useConnection } from '@waymark/web-kit/connection'
import { lazy, Suspense } from 'react'
import { loadFaultDialog } from './fault-parts.ts'

const ErrorDialog = lazy(async () => ({ default: (await loadFaultDialog()).ErrorDialog }))

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
