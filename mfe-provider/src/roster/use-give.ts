import { activitySession } from '@waymark/contracts/activity-session'
import { booking } from '@waymark/contracts/booking'
import { announce } from '@waymark/web-kit/announcement'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { RosterPerson } from './roster-query.ts'
import type { Held } from './roster-work.ts'

/** A visit or a session that somebody gets. */
interface Giving extends Held {
  readonly to: RosterPerson
}

/** Gives visits and sessions to people; the last one can be taken back. The database refuses who is busy. */
export function useGive() {
  const [last, setLast] = useState<Giving | null>(null)
  const visit = useSend(booking.updateBookingStaff, { quiet: true })
  const session = useSend(activitySession.addActivitySessionStaffAssignment, { quiet: true })
  const sessionOn = useSend(activitySession.replaceActivitySessionStaff, { quiet: true })
  const sessionBack = useSend(activitySession.deleteActivitySessionStaffAssignment, { quiet: true })

  async function send({ work, from, to }: Giving): Promise<void> {
    if (work.kind === 'session' && from)
      await sessionOn.mutateAsync({
        input: {
          activitySessionId: work.id,
          staffUserProfileId: to.userProfileId,
          replacedStaffUserProfileId: from.userProfileId,
        },
      })
    else if (work.kind === 'session')
      await session.mutateAsync({ input: { activitySessionId: work.id, userProfileId: to.userProfileId } })
    else
      await visit.mutateAsync({
        input: {
          bookingId: work.id,
          staffUserProfileId: to.userProfileId,
          ...(from ? { replacedStaffUserProfileId: from.userProfileId } : {}),
        },
      })
  }

  return {
    isPending: visit.isPending || session.isPending || sessionOn.isPending || sessionBack.isPending,
    error: visit.error ?? session.error ?? sessionOn.error ?? sessionBack.error,
    last,
    /** A visit that nobody did cannot go back: somebody has to go. It can be given to somebody else. */
    canUndo: last !== null && (last.work.kind === 'session' || last.from !== undefined),
    /** True once it is given; otherwise `error` says why not. */
    async give(giving: Giving): Promise<boolean> {
      const isGiven = await isDone(send(giving))
      if (isGiven) {
        setLast(giving)
        announce(`${giving.to.firstName} takes ${giving.work.title}.`)
      }
      return isGiven
    },
    async undo(): Promise<void> {
      if (!last) return
      const { work, from, to } = last
      const back = from
        ? send({ work, from: to, to: from })
        : sessionBack.mutateAsync({ input: { activitySessionId: work.id, userProfileId: to.userProfileId } })
      if (!(await isDone(back))) return
      setLast(null)
      announce(`${work.title} is as it was.`)
    },
    forget: () => setLast(null),
  }
}

/** False when it was refused: the refusal stands in `error`. */
function isDone(sent: Promise<unknown>): Promise<boolean> {
  return sent.then(
    () => true,
    () => false,
  )
}

export type GiveState = ReturnType<typeof useGive>
