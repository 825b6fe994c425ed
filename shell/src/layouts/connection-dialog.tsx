import { useConnection } from '@waymark/web-kit/connection'
import { lazy, Suspense } from 'react'

const FaultDialog = lazy(async () => ({ default: (await import('./fault-dialog.tsx')).FaultDialog }))

/** Asks the person to check the connection after a fault of the network. The dialog is loaded when it is needed. */
export function ConnectionDialog() {
  const fault = useConnection((connection) => connection.fault)
  if (!fault) return null
  return (
    <Suspense fallback={null}>
      <FaultDialog message={fault.message} />
    </Suspense>
  )
}
