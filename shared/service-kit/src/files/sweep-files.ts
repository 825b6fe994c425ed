import type { JobDefinition, PayloadOf } from '@waymark/contracts/define-job'
import { jobs } from '@waymark/contracts/jobs'
import type { JobQueues } from '../jobs/jobs.ts'
import type { FileStore } from './store.ts'

type SweepJob = JobDefinition & { readonly payload: (typeof jobs.provider.sweepFiles)['payload'] }
type Sweep = PayloadOf<typeof jobs.provider.sweepFiles>

/** A file that was put a moment ago may be about to be referred to. */
const restMs = 10 * 60_000

/**
 * One link of the chain that deletes files: each service takes out the keys that its own rows refer to, and passes the
 * rest on.
 */
export function sweepBetween<Context extends { readonly queues: Pick<JobQueues, 'add'> }>(
  referredTo: (context: Context, keys: readonly string[]) => Promise<readonly string[]>,
  next: SweepJob,
) {
  return async ({ keys }: Sweep, { context }: { readonly context: Context }): Promise<void> => {
    const left = leftOf(keys, await referredTo(context, keys))
    if (left.length > 0) await context.queues.add(next, { keys: left })
  }
}

/** The last link: nobody refers to what is left, so it is deleted; what is very new is looked at again. */
export function sweepLast<Context extends { readonly queues: Pick<JobQueues, 'add'>; readonly files: FileStore }>(
  referredTo: (context: Context, keys: readonly string[]) => Promise<readonly string[]>,
) {
  return async ({ keys }: Sweep, { context }: { readonly context: Context }): Promise<void> => {
    const tooNew: string[] = []
    // A file's time is that of its disk or bucket, not of the suite's clock.
    const storedBefore = new Date(Date.now() - restMs)
    for (const key of leftOf(keys, await referredTo(context, keys)))
      if (!(await context.files.deleteUnlessNewer(key, storedBefore))) tooNew.push(key)
    if (tooNew.length > 0)
      await context.queues.add(jobs.provider.sweepFiles, { keys: tooNew }, { delayMs: restMs + 60_000 })
  }
}

function leftOf(keys: readonly string[], kept: readonly string[]): string[] {
  const staying = new Set(kept)
  return keys.filter((key) => !staying.has(key))
}
