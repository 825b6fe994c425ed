import { Notice } from '@waymark/ui/notice'
import type { CallError } from '@waymark/web-kit/call-error'

/** Why a change of times was not saved. The row keeps what was typed. */
export function ChangeError({ fault }: { readonly fault: CallError | null }) {
  if (!fault) return null
  return (
    <Notice tone={fault.treatErrorAsInform ? 'warning' : 'danger'} title="Not saved." isLive>
      {fault.message} {fault.requestId && <small>Request {fault.requestId}</small>}
    </Notice>
  )
}
