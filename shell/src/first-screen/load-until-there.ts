const maxAttempts = 12
const firstPauseMs = 1000
const maxPauseMs = 15_000

/**
 * Loads the script that starts the page, again and again for some minutes: on a slow or broken line there is nobody yet who
 * could say what is missing, and a script that comes late starts the page all the same. Rejects like the last attempt.
 */
export async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === maxAttempts) throw error
      await pauseOrOnline(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs))
    }
  }
}

/** Resolves after `ms`, or as soon as the connection is back. */
function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}
