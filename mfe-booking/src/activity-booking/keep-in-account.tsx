import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'

/** How somebody who booked as a guest finds the booking again: by the emailed link, or in an account of their own. */
export function KeepInAccount() {
  const isGuest = useAppStore(({ session }) => session === 'signedOut')
  if (!isGuest) return null
  return (
    <Notice tone="info" title="You booked as a guest.">
      We emailed you a link to this booking. <TextLink href="/register">Create an account</TextLink> with the same email
      address, and it is in there too.
    </Notice>
  )
}
