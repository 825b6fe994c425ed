import { Notice } from '@waymark/ui/notice'

/** Whose form is open was taken out in another tab or on another device: what was typed adds them again. */
export function TakenOutNotice({ name }: { readonly name: string }) {
  return (
    <Notice tone="warning" title={`${name} was taken out in the meantime.`} isLive>
      What you typed is still here. “Add again” keeps it as a new entry; “Cancel” lets it go.
    </Notice>
  )
}
