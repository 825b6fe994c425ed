/** With this many calls in flight in a process, background work waits. */
const busyFrom = 16
/** The longest wait of background work, so that it never starves. */
const maxWaitMs = 400

let inFlight = 0
const waiting = new Set<() => void>()

/** Counts a call as in flight until `work` settles. */
export async function trackInFlight(work: () => Promise<unknown>): Promise<void> {
  inFlight += 1
  try {
    await work()
  } finally {
    inFlight -= 1
    if (inFlight < busyFrom) for (const proceed of waiting) proceed()
  }
}

/** Gives calls priority: resolves when few are in flight in this process, after 400 ms at the latest. */
export function whenNotBusy(): Promise<void> {
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
}
