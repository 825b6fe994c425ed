import { useMutation } from '@tanstack/react-query'
import { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import type { CallError } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import { saveFile } from '@waymark/web-kit/save-file'
import { type AnsweredFile, sendForFile } from '@waymark/web-kit/send'
import { useState } from 'react'

type ExportInput = InputOf<typeof booking.exportBookingList>

/** Fetches the list as a file and saves it; `percent` is 0 while the server writes it. */
export function useListExport() {
  const [percent, setPercent] = useState(0)
  const asked = useMutation<AnsweredFile, CallError, ExportInput>({
    mutationFn: (input) => {
      setPercent(0)
      return sendForFile(booking.exportBookingList, input, { onProgress: setPercent })
    },
    onSuccess: (file) => {
      saveFile(file)
      notify('success', `Saved: ${file.fileName}.`)
    },
    meta: { quiet: true },
  })
  return { start: asked.mutate, isPending: asked.isPending, error: asked.error, percent }
}

export type ListExport = ReturnType<typeof useListExport>
