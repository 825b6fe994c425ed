import { Button } from '@waymark/ui/button'
import { sharePage } from '@waymark/web-kit/share-page'
import Share2 from 'lucide-react/icons/share-2'

interface ShareButtonProps {
  readonly title: string
  /** On this host: `/activity-booking/new-booking?activityId=5`. */
  readonly path: string
}

/** Shares the address of a page. */
export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button variant="quiet" icon={Share2} onPress={() => void sharePage({ title, path })}>
      Share
    </Button>
  )
}
