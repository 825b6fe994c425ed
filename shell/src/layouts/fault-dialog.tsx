import { AlertDialog } from '@waymark/ui/alert-dialog'
import { dismissConnection } from '@waymark/web-kit/connection'
import { dismissRedirect, redirectTarget } from '@waymark/web-kit/redirecting'
import { useNavigate } from '@waymark/web-kit/router'

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

/** The error-redirect dialog of calls.md section 8: closing it opens the dashboard. */
export function RedirectDialog({ message }: { readonly message: string }) {
  const navigate = useNavigate()
  return (
    <AlertDialog
      isOpen
      kind="alert"
      actionLabel="Go to the dashboard"
      onClose={() => {
        dismissRedirect()
        void navigate(redirectTarget, { replace: true })
      }}
    >
      <p>{message}</p>
    </AlertDialog>
  )
}
