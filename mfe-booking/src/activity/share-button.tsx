import { texts } from '@waymark/domain/texts'
import { Button } from '@waymark/ui/button'
import { notify } from '@waymark/web-kit/notices'
import Share2 from 'lucide-react/icons/share-2'

interface ShareButtonProps {
  readonly title: string
  /** On this host: `/activity-booking/new-booking?activityId=5`. */
  readonly path: string
}

/** Hands the address of a page to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  async function share() {
    const url = new URL(path, location.origin).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify('success', texts.copied)
    } catch (error) {
      // Closing the device's own dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify('error', `Not copied. ${url}`)
    }
  }
  return (
    <Button variant="quiet" icon={Share2} onPress={() => void share()}>
      Share
    </Button>
  )
}
