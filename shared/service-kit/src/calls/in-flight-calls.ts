import { minLimit } from '../limits/overload.ts'

/** With this many calls in flight in a process, the outbox waits: what is enqueued together costs less. */
const busyFrom = 16
/**
 * With this many, jobs give way. Fewer than the overload limit ever lets in: in a rush the limit falls, and jobs that
 * waited for more calls than that would take the whole process.
 */
const jobsInTurnFrom = minLimit / 2
/** The outbox waits at most so long, so that it never starves. */
const maxWaitMs = 400
/** Jobs that run at once beside many calls: at first, and one more for each so long that the first of them has waited. */
const minJobs = 2
const moreJobsMs = 500
const maxJobs = minLimit

interface WaitingJob {
  readonly sinceMs: number
  readonly proceed: () => void
}

/** The work of one process: calls first, and what they cause beside them. */
export interface ProcessWork {
  /** Counts a call as in flight until `work` settles. */
  readonly trackInFlight: (work: () => Promise<unknown>) => Promise<void>
  /** Gives calls priority: resolves when few are in flight, after 400 ms at the latest. */
  readonly whenNotBusy: () => Promise<void>
  /**
   * Runs a job: at once while few calls are in flight, else in turn, a few at a time. The longer they wait, the more of
   * them run, up to as many as calls: the overload limit then lets fewer calls in.
   */
  readonly runInTurn: <Result>(job: () => Promise<Result>) => Promise<Result>
}

export function createProcessWork(): ProcessWork {
  let inFlight = 0
  let runningJobs = 0
  const waiting = new Set<() => void>()
  const waitingJobs: WaitingJob[] = []
  let nextLook: NodeJS.Timeout | undefined

  const placesForJobs = (): number => {
    const [first] = waitingJobs
    if (inFlight < jobsInTurnFrom || !first) return Number.POSITIVE_INFINITY
    const waitedMs = performance.now() - first.sinceMs
    return Math.min(maxJobs, minJobs + Math.floor(waitedMs / moreJobsMs))
  }
  const startJobs = (): void => {
    while (waitingJobs.length > 0 && runningJobs < placesForJobs()) {
      runningJobs += 1
      waitingJobs.shift()?.proceed()
    }
    if (waitingJobs.length === 0 || nextLook !== undefined) return
    nextLook = setTimeout(() => {
      nextLook = undefined
      startJobs()
    }, moreJobsMs)
  }
  return {
    trackInFlight: async (work) => {
      inFlight += 1
      try {
        await work()
      } finally {
        inFlight -= 1
        if (inFlight < busyFrom) for (const proceed of waiting) proceed()
        startJobs()
      }
    },
    whenNotBusy: () => {
      if (inFlight < busyFrom) return Promise.resolve()
      return new Promise((resolve) => {
        const proceed = () => {
          clearTimeout(timer)
          waiting.delete(proceed)
          resolve()
        }
        const timer = setTimeout(proceed, maxWaitMs)
        waiting.add(proceed)
      })
    },
    runInTurn: async (job) => {
      await new Promise<void>((proceed) => {
        waitingJobs.push({ sinceMs: performance.now(), proceed })
        startJobs()
      })
      try {
        return await job()
      } finally {
        runningJobs -= 1
        startJobs()
      }
    },
  }
}

/** Of this process. */
export const { trackInFlight, whenNotBusy, runInTurn } = createProcessWork()
