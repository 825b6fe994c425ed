import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { CallError } from '@waymark/web-kit/call-error'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'

/** A visit or a session to hand over: who does it instead of whom. */
export interface Reassignment {
  readonly kind: 'booking' | 'session'
  readonly id: number
  readonly fromStaffId: number
  readonly toStaffId: number
}

type Work = Pick<Reassignment, 'kind' | 'id'>

const keyOf = ({ kind, id }: Work) => `${kind} ${id}`

/** Chooses who does the work instead, and hands it over one by one. The database refuses people who are busy. */
export function useReassignment() {
  const [choices, setChoices] = useState<readonly Reassignment[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const visit = useSend(booking.updateBookingStaff, { quiet: true, refresh: 'byScreen' })
  const session = useSend(activitySession.replaceActivitySessionStaff, { quiet: true, refresh: 'byScreen' })
  const refresh = useRefresh()

  function send({ kind, id, fromStaffId, toStaffId }: Reassignment): Promise<unknown> {
    const people = { staffUserProfileId: toStaffId, replacedStaffUserProfileId: fromStaffId }
    return kind === 'booking'
      ? visit.mutateAsync({ input: { bookingId: id, ...people } })
      : session.mutateAsync({ input: { activitySessionId: id, ...people } })
  }

  return {
    choices,
    choiceOf: (work: Work) => choices.find((one) => keyOf(one) === keyOf(work)),
    /** Why something could not be handed over. */
    errorOf: (work: Work): string | undefined => errors[keyOf(work)],
    choose(work: Work, choice: Reassignment | null) {
      const key = keyOf(work)
      setChoices((before) => [...before.filter((one) => keyOf(one) !== key), ...(choice ? [choice] : [])])
      setErrors(({ [key]: _mended, ...others }) => others)
    },
    clear() {
      setChoices([])
      setErrors({})
    },
    /** Hands over what is chosen; false when some could not be, each with its error. */
    async reassignment(): Promise<boolean> {
      const failed: Record<string, string> = {}
      for (const choice of choices) {
        try {
          await send(choice)
        } catch (refusal) {
          if (!(refusal instanceof CallError)) throw refusal
          failed[keyOf(choice)] = refusal.message
        }
      }
      setChoices((before) => before.filter((one) => keyOf(one) in failed))
      setErrors(failed)
      if (choices.some(({ kind }) => kind === 'booking')) await refresh(booking.updateBookingStaff)
      if (choices.some(({ kind }) => kind === 'session')) await refresh(activitySession.replaceActivitySessionStaff)
      return Object.keys(failed).length === 0
    },
  }
}

export type PassOnState = ReturnType<typeof useReassignment>
