import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { isNetworkError } from '@waymark/web-kit/call-error'
import { useIsOnline } from '@waymark/web-kit/online'
import { useAppStore } from '@waymark/web-kit/store'
import { useRefresh, useSend } from '@waymark/web-kit/use-send'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ticketSessionText } from './attendance.ts'
import { MarkQueue, markToSend, type QueuedMark } from './mark-queue.ts'

const maxMarks = 500
/** How often marks that wait are tried again; ms. */
const retryMs = 15_000

type Marked = OutputOf<typeof activitySession.checkInActivityBooking>['marked'][number]
type Refused = Exclude<Marked['outcome'], 'marked' | 'unchanged'>

const refusedTexts: Record<Refused, (marked: Marked) => string> = {
  unknown: () => 'is no code of a booking',
  'other session': ({ session }) => `is for ${session ? ticketSessionText(session) : 'another session'}`,
  'not confirmed': () => 'is not paid or not confirmed',
}

/** Somebody who was marked here, and whom another device had checked in before. */
interface HereBefore {
  readonly name: string
  readonly at: string
}

/** What the door does: marks are kept on this device first, then sent; what waits is sent by itself. */
export interface CheckIn {
  /** Marks that the server does not have yet. */
  readonly waiting: readonly QueuedMark[]
  readonly isSending: boolean
  /** When the connection was lost; null while there is one. */
  readonly offlineSince: Date | null
  /** Why the server refused marks. */
  readonly errors: readonly string[]
  /** Of the marks that were sent last, who had been checked in already. */
  readonly hereBefore: readonly HereBefore[]
  readonly mark: (mark: Omit<QueuedMark, 'key' | 'at'>) => void
  readonly tryNow: () => void
  readonly dismissFaults: () => void
}

/** The check-in of one session. */
export function useCheckIn(activitySessionId: number): CheckIn {
  const userProfileId = useAppStore(({ user }) => user?.userProfileId ?? 0)
  const queue = useMemo(() => new MarkQueue(userProfileId, activitySessionId), [userProfileId, activitySessionId])
  const waiting = useSyncExternalStore(queue.follow, queue.marks)
  const isOnline = useIsOnline()
  const [offlineSince, setOfflineSince] = useState<Date | null>(null)
  const [errors, setErrors] = useState<readonly string[]>([])
  const [hereBefore, setHereBefore] = useState<readonly HereBefore[]>([])
  const isSending = useRef(false)
  const { mutateAsync, isPending } = useSend(activitySession.checkInActivityBooking, {
    quiet: true,
    resends: true,
    refresh: 'byScreen',
  })
  const refresh = useRefresh()

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let marks = queue.marks().slice(0, maxMarks); marks.length > 0; marks = queue.marks().slice(0, maxMarks)) {
        const { marked } = await mutateAsync({ input: { activitySessionId, marks: marks.map(markToSend) } })
        // What the server says comes before the marks are let go, so that nobody flickers in between.
        await refresh(activitySession.checkInActivityBooking)
        queue.remove(marks)
        setOfflineSince(null)
        const refused = marked.flatMap((one, index) =>
          one.outcome === 'marked' || one.outcome === 'unchanged'
            ? []
            : [`${one.contactName ?? marks[index]?.ticketCode ?? 'A booking'} ${refusedTexts[one.outcome](one)}.`],
        )
        if (refused.length > 0) setErrors((before) => [...before, ...refused])
        setHereBefore(marks.flatMap((mark, index) => hereBeforeOf(mark, marked[index])))
      }
    } catch (error) {
      if (isNetworkError(error)) setOfflineSince((since) => since ?? new Date())
      else setErrors([error instanceof Error ? error.message : 'The check-ins are not sent. They are kept here.'])
    } finally {
      isSending.current = false
    }
  }, [activitySessionId, mutateAsync, queue, refresh])

  useEffect(() => {
    if (isOnline) void flush()
    else setOfflineSince((since) => since ?? new Date())
  }, [isOnline, flush])
  const isWaiting = waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void flush(), retryMs)
    return () => clearInterval(timer)
  }, [isWaiting, flush])

  return {
    waiting,
    isSending: isPending,
    offlineSince: isOnline && !isWaiting ? null : offlineSince,
    errors,
    hereBefore,
    mark(mark) {
      setHereBefore([])
      queue.add(mark)
      void flush()
    },
    tryNow: () => void flush(),
    dismissFaults: () => setErrors([]),
  }
}

/** Whom a mark found here already; the same mark that is sent twice finds nobody but itself. */
function hereBeforeOf(mark: QueuedMark, marked: Marked | undefined): HereBefore[] {
  if (!mark.isHere || marked?.outcome !== 'unchanged') return []
  return marked.people.flatMap(({ position, name, checkedInAt: at, companionOf }) => {
    const isMarked = companionOf === null && (mark.positions?.includes(position) ?? true)
    return isMarked && at !== null && at < mark.at ? [{ name, at }] : []
  })
}
