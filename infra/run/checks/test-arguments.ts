import { CannotStart } from '../../postgres/cannot-start.ts'
import { type Change, readChange } from './changed-files.ts'

/** Part `index` (from 1) of `count`, each for a machine of its own; `text` is `index/count`. */
export interface Shard {
  readonly index: number
  readonly count: number
  readonly text: string
}

/**
 * What `npm test` is to run: everything, what the change can reach, or one shard of everything.
 *
 * @throws CannotStart for arguments that it does not know
 */
export function readTestArguments(args: readonly string[]): {
  readonly change?: Change
  readonly shard?: Shard
} {
  const [arg, ...more] = args
  if (arg === undefined) return {}
  if (arg === '--changed' && more.length === 0) return { change: readChange() }
  const [, index, count] = /^--shard=(\d{1,2})\/(\d{1,2})$/.exec(arg)?.map(Number) ?? []
  if (more.length > 0 || !index || !count || index > count) {
    throw new CannotStart(`npm test knows --changed or --shard=1/2, not ${args.join(' ')}.`)
  }
  return { shard: { index, count, text: `${index}/${count}` } }
}
