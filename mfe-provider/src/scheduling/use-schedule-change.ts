import type { InputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { CallError } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'

type ScheduleCall = typeof service.updateListServiceScheduleBase | typeof service.updateListServiceScheduleException

/** A change of times, as the person is told about it. */
export interface ScheduleChange<C extends ScheduleCall> {
  readonly input: InputOf<C>
  /** Asked when confirmed bookings would lose their start: "Delete Monday 7:00 am anyway?" */
  readonly question: string
  readonly goOnLabel: string
  /** People whose bookings could be given to others; null where the start is removed for everyone. */
  readonly leavingStaffIds: readonly number[] | null
  /** Announced once it is saved: "Monday 7:00 am is saved." */
  readonly savedText: string
  readonly onSaved: () => void
  /** Called when somebody else saved first and their times are loaded. */
  readonly onTold: () => void
}

/**
 * Saves a change of times. When it would affect confirmed bookings it stops with a question; `goOn` saves it
 * anyway. When somebody else saved first, their times are loaded; the draft belongs to the caller and stays.
 */
export function useScheduleChange<C extends ScheduleCall>(call: C) {
  const send = useSend(call, { quiet: true })
  const [attempt, setAttempt] = useState<ScheduleChange<C> | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  const isStranding = error?.name === 'StrandsBookings'

  async function save(change: ScheduleChange<C>, keepsStrandedBookings = false): Promise<void> {
    setAttempt(change)
    setError(null)
    try {
      await send.mutateAsync({ input: { ...change.input, keepsStrandedBookings } })
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setError(refusal)
      if (refusal.name === 'ChangedMeanwhile' || refusal.status === 404) change.onTold()
      return
    }
    notify('success', change.savedText)
    setAttempt(null)
    change.onSaved()
  }

  return {
    save,
    isSaving: send.isPending,
    /** An error other than the question. */
    error: isStranding ? null : error,
    /** The bookings that would be affected, and the server's sentence about them; null when there is no question. */
    question: isStranding && attempt ? { ...attempt, text: error.message, bookingIds: error.bookingIds } : null,
    goOn: () => (attempt ? save(attempt, true) : Promise.resolve()),
    /** Dismisses the question or the error; nothing is saved. */
    dismiss() {
      setError(null)
      setAttempt(null)
    },
  }
}
