/** Messages between our processes and their parent. */
export type ProcessMessage =
  /** To a process of `BEGINS_WHEN_TOLD`, once, with the settings that were not known when it was started. */
  | { readonly kind: 'begin'; readonly env?: NodeJS.ProcessEnv }
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly line: string }
  | { readonly kind: 'cannotStart'; readonly sentence: string }
  /** It takes no more connections of a shared port. Answered with the same, after the last that it was given. */
  | { readonly kind: 'left' }

/** Sends a message to the parent process; without one, as in a container, its words are printed. */
export function tell(message: ProcessMessage): void {
  if (process.connected) process.send?.(message)
  else if (message.kind === 'progress') process.stdout.write(`${message.line}\n`)
  else if (message.kind === 'cannotStart') process.stderr.write(`${message.sentence}\n`)
}

/** Resolves when the parent says that this process may begin; its settings are those of the environment then. */
export async function toldToBegin(): Promise<void> {
  const told = Promise.withResolvers<void>()
  process.on('message', (message: ProcessMessage) => {
    if (message.kind !== 'begin') return
    Object.assign(process.env, message.env)
    told.resolve()
  })
  await told.promise
}

/**
 * Resolves when no connection of a shared port is on its way to this process, which has closed its server: each that
 * came since was declined, and went to another process. At once without a parent.
 */
export async function leaveSharedPort(): Promise<void> {
  if (!process.connected) return
  const left = Promise.withResolvers<void>()
  process.on('message', (message: ProcessMessage) => {
    if (message.kind === 'left') left.resolve()
  })
  process.once('disconnect', left.resolve)
  tell({ kind: 'left' })
  await left.promise
}
