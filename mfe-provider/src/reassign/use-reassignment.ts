import { booking } from '@waymark/contracts/booking'
import { CallError } from '@waymark/web-kit/call-error'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'

/** One booking to hand over: who does it instead of whom. */
export interface Reassignment {
  readonly bookingId: number
  readonly fromStaffId: number
  readonly toStaffId: number
}

/** Chooses who does the bookings instead, and hands them over one by one. The database refuses people who are busy. */
export function useReassignment() {
  const [choices, setChoices] = useState<readonly Reassignment[]>([])
  const [errors, setErrors] = useState<Readonly<Record<number, string>>>({})
  const send = useSend(booking.updateBookingStaff, { quiet: true, refresh: 'byScreen' })
  const refresh = useRefresh()

  return {
    choices,
    /** Why a booking could not be handed over, by booking. */
    errors,
    isSending: send.isPending,
    choose(bookingId: number, choice: Reassignment | null) {
      setChoices((before) => [...before.filter((one) => one.bookingId !== bookingId), ...(choice ? [choice] : [])])
      setErrors(({ [bookingId]: _mended, ...others }) => others)
    },
    clear() {
      setChoices([])
      setErrors({})
    },
    /** Hands over the chosen bookings; false when some could not be, each with its error. */
    async reassignment(): Promise<boolean> {
      const failed: Record<number, string> = {}
      for (const { bookingId, fromStaffId, toStaffId } of choices) {
        try {
          await send.mutateAsync({
            input: { bookingId, staffUserProfileId: toStaffId, replacedStaffUserProfileId: fromStaffId },
          })
        } catch (refusal) {
          if (!(refusal instanceof CallError)) throw refusal
          failed[bookingId] = refusal.message
        }
      }
      setChoices((before) => before.filter(({ bookingId }) => bookingId in failed))
      setErrors(failed)
      if (choices.length > 0) await refresh(booking.updateBookingStaff)
      return Object.keys(failed).length === 0
    },
  }
}

export type PassOnState = ReturnType<typeof useReassignment>
