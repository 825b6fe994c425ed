import { closedDayText } from '@waymark/domain/texts'
import { Notice } from '@waymark/ui/notice'

/** That the location of a booking that still stands is closed on its day; nothing where it is open. */
export function ClosedNotice({ closedFor }: { readonly closedFor: string | null | undefined }) {
  if (closedFor === null || closedFor === undefined) return null
  return (
    <Notice tone="warning" title={closedDayText(closedFor)}>
      The location was closed after this was booked. The booking stays, until it is moved or cancelled.
    </Notice>
  )
}
