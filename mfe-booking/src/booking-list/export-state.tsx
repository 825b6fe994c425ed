import type { booking } from '@waymark/contracts/booking'
import { texts } from '@waymark/domain/texts'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { formatCount } from '@waymark/web-kit/format'
import type { FileCall } from '@waymark/web-kit/use-file-call'

interface ExportStateProps {
  readonly exporting: FileCall<typeof booking.exportBookingList>
  /** Bookings that the file holds. */
  readonly count: number
}

/** How far an export is, or why it failed. */
export function ExportState({ exporting: { isPending, error, percent }, count }: ExportStateProps) {
  if (isPending)
    return (
      <ProgressBar
        percent={percent}
        words={
          percent === 0 ? `Writing ${formatCount(count, 'booking')} into a file` : `Fetching the file: ${percent} %`
        }
      />
    )
  if (!error) return null
  return (
    <Notice tone="danger" title={texts.export.trim()} isLive>
      {error.message === texts.export ? null : error.message}
    </Notice>
  )
}
