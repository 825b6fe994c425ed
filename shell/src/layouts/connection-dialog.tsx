import { AlertDialog } from '@waymark/ui/alert-dialog'
import { dismissConnection, useConnection } from '@waymark/web-kit/connection'

/** A call failed because of the connection: asks the person to check it, then loads the page again. Drafts come back. */
export function ConnectionDialog() {
  const fault = useConnection((connection) => connection.fault)
  return (
    <AlertDialog
      isOpen={fault !== null}
      kind="info"
      actionLabel="Load this page again"
      onClose={() => {
        dismissConnection()
        location.reload()
      }}
    >
      <p>{fault?.message}</p>
      <p>Please check your connection, then load this page again. What you typed is kept.</p>
    </AlertDialog>
  )
}
