import { CannotStart } from '@waymark/postgres/cannot-start'

export interface RestoreArguments {
  readonly backup: string | undefined
  readonly until: Date | 'latest' | undefined
}

const option = '--until'
const example = '2026-11-22T09:30:00+13:00'

/** Reads `[<backup>] [--until <time>|latest]`. Throws a sentence for anything else. */
export function readRestoreArguments(args: readonly string[], now: Date): RestoreArguments {
  const at = args.indexOf(option)
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  const [backup, ...more] = rest
  const unknown = more[0] ?? (backup?.startsWith('-') ? backup : undefined)
  if (unknown !== undefined) throw new CannotStart(`${unknown} is not known here; the only option is ${option} <time>.`)
  return { backup, until: at < 0 ? undefined : momentOf(args[at + 1] ?? '', now) }
}

function momentOf(text: string, now: Date): Date | 'latest' {
  if (text === 'latest') return 'latest'
  const moment = new Date(text)
  // A time without its zone would be another moment on another machine.
  if (Number.isNaN(moment.getTime()) || !/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new CannotStart(`Write the time of ${option} with its zone, such as ${example}, or latest.`)
  if (moment > now) throw new CannotStart(`${text} is still to come; name a time that has passed, or latest.`)
  return moment
}
