import { useMutation } from '@tanstack/react-query'
import { calendar } from '@waymark/contracts/calendar'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import type { CallError } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import { saveFile } from '@waymark/web-kit/save-file'
import { type AnsweredFile, sendForFile } from '@waymark/web-kit/send'
import CalendarMinus from 'lucide-react/icons/calendar-minus'
import CalendarPlus from 'lucide-react/icons/calendar-plus'

interface CalendarButtonProps {
  readonly bookingId: number
  /** True once the booking is cancelled: its file then removes the entry. */
  readonly isCancelled: boolean
}

/** Saves a booking as an .ics file; opened again after a change it updates the entry it made before. */
export function CalendarButton({ bookingId, isCancelled }: CalendarButtonProps) {
  const file = useMutation<AnsweredFile, CallError>({
    mutationFn: () => sendForFile(calendar.getCalendarFile, { id: bookingId }),
    onSuccess: (answered) => {
      saveFile(answered)
      notify(
        'success',
        `Saved: ${answered.fileName}. Open it to ${isCancelled ? 'remove the booking from' : 'add the booking to'} your calendar.`,
      )
    },
    meta: { quiet: true },
  })
  return (
    <>
      <Button
        icon={isCancelled ? CalendarMinus : CalendarPlus}
        isPending={file.isPending}
        pendingLabel="Preparing the file"
        onPress={() => file.mutate()}
      >
        {isCancelled ? 'Remove from calendar' : 'Add to calendar'}
      </Button>
      {file.error && (
        <Notice tone="danger" isLive>
          {file.error.message}
        </Notice>
      )}
    </>
  )
}
