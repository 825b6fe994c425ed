import { CannotStart } from '@waymark/postgres/cannot-start'

/** What a command leaves running; `stop` ends all of it. */
export interface Running {
  readonly stop: () => Promise<void>
}

/**
 * Runs a command. One that returns something running goes on until SIGTERM, SIGINT or the end of the process that
 * started it, then stops it and ends with 0. What a person can put right is one sentence and ends with 1.
 */
export async function runCommand(command: (stop: AbortSignal) => Promise<Running | undefined>): Promise<void> {
  const asked = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort())
  // The plain starter holds the other end: when it is gone, so is the terminal or the service manager.
  process.on('disconnect', () => asked.abort())
  try {
    const running = await command(asked.signal)
    if (running !== undefined) {
      if (!asked.signal.aborted) await new Promise((done) => asked.signal.addEventListener('abort', done))
      await running.stop()
    }
    process.exitCode ??= 0
  } catch (error) {
    if (asked.signal.aborted) process.exitCode ??= 0
    else {
      process.stderr.write(
        `${isSentence(error) ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
      )
      process.exitCode = 1
    }
  } finally {
    if (process.connected) process.disconnect()
  }
}

/** Errors whose message was written for the person who runs the suite. */
function isSentence(error: unknown): error is Error {
  return error instanceof CannotStart || (error instanceof Error && error.name === 'ConfigError')
}
