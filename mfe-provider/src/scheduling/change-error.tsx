import { Notice } from '@waymark/ui/notice'
import { type CallError, failedTitle } from '@waymark/web-kit/call-error'

/** Why a change of times was not saved. The row keeps what was typed. */
export function ChangeError({ error }: { readonly error: CallError | null }) {
  if (!error) return null
  return (
    <Notice tone={error.treatErrorAsInform ? 'warning' : 'danger'} title={failedTitle(error, 'Not saved.')} isLive>
      {error.message} {error.requestId && <small>Request {error.requestId}</small>}
    </Notice>
  )
}
