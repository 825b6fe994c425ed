import { CannotStart } from '@waymark/postgres/cannot-start'

/** What a command leaves running; `stop` ends all of it. */
export interface Running {
  readonly stop: () => Promise<void>
}

/**
 * Runs a command. One that returns something running continues until SIGTERM, SIGINT or the end of its parent process,
 * then stops it and exits with 0. An error that a person can fix is printed as one sentence and exits with 1.
 */
export async function runCommand(command: (stop: AbortSignal) => Promise<Running | undefined>): Promise<void> {
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort())
  // The plain JavaScript starter holds the other end: it disappears with the terminal or the service manager.
  process.on('disconnect', () => abort.abort())
  try {
    const running = await command(abort.signal)
    if (running !== undefined) {
      if (!abort.signal.aborted) await new Promise((done) => abort.signal.addEventListener('abort', done))
      await running.stop()
    }
    process.exitCode ??= 0
  } catch (error) {
    if (abort.signal.aborted) process.exitCode ??= 0
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
