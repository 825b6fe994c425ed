/** With this many calls under way in a process its background work waits. */
const crowd = 16
/** Longest that background work waits for a crowd to pass, so that it never starves. */
const maxWaitMs = 400

let underWay = 0
const waiting = new Set<() => void>()

/** Counts a call of this process until `work` is done. */
export async function trackInFlight(work: () => Promise<unknown>): Promise<void> {
  underWay += 1
  try {
    await work()
  } finally {
    underWay -= 1
    if (underWay < crowd) for (const goOn of waiting) goOn()
  }
}

/** Lets people who wait for an answer go first: resolves when few calls are under way here, at the latest after 400 ms. */
export function whenNotBusy(): Promise<void> {
  if (underWay < crowd) return Promise.resolve()
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      waiting.delete(goOn)
      resolve()
    }
    const timer = setTimeout(goOn, maxWaitMs)
    waiting.add(goOn)
  })
}
