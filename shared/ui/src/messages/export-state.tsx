import { texts } from '@waymark/domain/texts'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'

export interface ExportStateProps {
  exporting: {
    readonly isPending: boolean
    /** Percentage of the file that has arrived, 0 to 100. */
    readonly percent: number
    readonly error: { readonly message: string } | null
  }
  /** What the file holds: "3 bookings". */
  content: string
}

/** How far an export is, or why it failed. */
export function ExportState({ exporting: { isPending, error, percent }, content }: ExportStateProps) {
  if (isPending)
    return (
      <ProgressBar percent={percent} words={`Writing ${content} into a file${percent > 0 ? `: ${percent} %` : ''}`} />
    )
  if (!error) return null
  return (
    <Notice tone="danger" title={texts.export.trim()} isLive>
      {error.message === texts.export ? null : error.message}
    </Notice>
  )
}
