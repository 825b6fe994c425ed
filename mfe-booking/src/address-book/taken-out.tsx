import { Notice } from '@waymark/ui/notice'
import type { CallError } from '@waymark/web-kit/call-error'

const next = 'What you typed is still here. “Add again” keeps it as a new entry; “Cancel” lets it go.'

/** Whose form is open was taken out in another tab or on another device. After a refused save its message says so. */
export function TakenOutNotice({ name, error }: { readonly name: string; readonly error: CallError | null }) {
  if (error?.status === 404) return null
  return (
    <Notice tone="warning" title={`${name} was taken out in the meantime.`} isLive>
      {next}
    </Notice>
  )
}

/** What a form says instead of "not found" of somebody or something that was taken out. */
export function takenOutMessage(name: string, error: CallError | null): { readonly message?: string } {
  return error?.status === 404 ? { message: `${name} was taken out in the meantime. ${next}` } : {}
}
