import { Notice } from '@waymark/ui/notice'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { ChangeStart } from './changed-dates.ts'
import type { ChangeForm } from './use-change-form.ts'

interface OfferedNoticeProps {
  readonly start: ChangeStart
  readonly form: ChangeForm
}

/** Says whether the time of a notice is still free. */
export function OfferedNotice({ start, form: { offered, times } }: OfferedNoticeProps) {
  if (!offered) return null
  const wall = `${offered.day}T${offered.time}:00`
  if (wall === start.requestedStartDateTime) return null
  const when = formatDateTime(wall, namedZone(start.timeZone))
  if (times.isTaken(offered))
    return (
      <Notice tone="warning" title="This time is gone.">
        {when} was free when we told you. Somebody has taken it since, or it is too soon by now. Your booking stays as
        it is.
      </Notice>
    )
  return (
    <Notice tone="info" title="The earlier time is chosen below.">
      {when} was free when we told you. Check the change, then press the button. Until then your booking stays as it is.
    </Notice>
  )
}
