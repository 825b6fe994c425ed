import { useConnection } from '@waymark/web-kit/connection'
import { lazy, Suspense } from 'react'
import { loadFaultDialog } from './fault-parts.ts'

const FaultDialog = lazy(async () => ({ default: (await loadFaultDialog()).FaultDialog }))

/** Asks the person to check the connection after a network error. */
export function ConnectionDialog() {
  const fault = useConnection((connection) => connection.fault)
  if (!fault) return null
  return (
    <Suspense fallback={null}>
      <FaultDialog message={fault.message} />
    </Suspense>
  )
}
