import { texts } from '@waymark/domain/texts'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { formatCount } from '@waymark/web-kit/format'
import type { ListExport } from './use-list-export.ts'

interface ExportStateProps {
  readonly exporting: ListExport
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
