import { AlertDialog } from '@waymark/ui/alert-dialog'
import { dismissConnection } from '@waymark/web-kit/connection'

/** Says that the connection failed; closing it reloads the page. */
export function ErrorDialog({ message }: { readonly message: string }) {
  return (
    <AlertDialog
      isOpen
      kind="info"
      actionLabel="Reload this page"
      onClose={() => {
        dismissConnection()
        location.reload()
      }}
    >
      <p>{message}</p>
      <p>Please check your connection, then reload this page. What you typed is kept.</p>
    </AlertDialog>
  )
}
