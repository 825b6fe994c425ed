import { Dialog } from '@waymark/ui/dialog'
import { type TrailAbout, TrailList } from './trail-list.tsx'

interface TrailDialogProps {
  readonly title: string
  readonly about: TrailAbout
  readonly onClose: () => void
}

/** The audit trail of one person or organisation. */
export function TrailDialog({ title, about, onClose }: TrailDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} subtitle="By global administrators" size="wide">
      <TrailList about={about} empty="No administrator has changed anything here." />
    </Dialog>
  )
}
