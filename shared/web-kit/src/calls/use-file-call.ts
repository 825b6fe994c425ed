import { useMutation } from '@tanstack/react-query'
import type { Call, InputOf } from '@waymark/contracts/define-call'
import { useState } from 'react'
import { notify } from '../live/notices.ts'
import type { CallError } from './call-error.ts'
import { saveFile } from './save-file.ts'
import { type AnsweredFile, sendForFile } from './send.ts'

/** A file being downloaded. `percent` has arrived, 0 to 100, as far as its length is known. */
export interface FileCall<C extends Call> {
  readonly start: (input: InputOf<C>) => void
  readonly isPending: boolean
  readonly percent: number
  /** The screen shows it instead of a toast. */
  readonly error: CallError | null
}

interface FileCallOptions {
  /** The name to save it under, from the answered one: what only the browser knows, such as the person's day. */
  readonly nameOf?: (answered: string) => string
}

/** Fetches what a call answers as a file and saves it: `const exporting = useFileCall(booking.exportBookingList)`. */
export function useFileCall<C extends Call>(call: C, { nameOf }: FileCallOptions = {}): FileCall<C> {
  const [percent, setPercent] = useState(0)
  const asked = useMutation<AnsweredFile, CallError, InputOf<C>>({
    mutationFn: (input) => {
      setPercent(0)
      return sendForFile(call, input, { onProgress: setPercent })
    },
    onSuccess: (file) => {
      const fileName = nameOf?.(file.fileName) ?? file.fileName
      saveFile({ ...file, fileName })
      notify('success', `Saved: ${fileName}.`)
    },
    meta: { quiet: true },
  })
  return { start: (input) => asked.mutate(input), isPending: asked.isPending, error: asked.error, percent }
}
