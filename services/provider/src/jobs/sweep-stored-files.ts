import { jobs } from '@waymark/contracts/jobs'
import type { Context } from '../context.ts'

const dayMs = 86_400_000
const keysPerJob = 500

/** Finds the files that a crash, or a deletion of long ago, left behind. */
export async function sweepStoredFiles(
  _payload: object,
  { context: { files, queues } }: { context: Context },
): Promise<void> {
  // A file's time is that of its disk or bucket, not of the suite's clock.
  const before = new Date(Date.now() - dayMs)
  let keys: string[] = []
  for await (const { key, storedAt } of files.list()) {
    if (storedAt < before) keys.push(key)
    if (keys.length < keysPerJob) continue
    await queues.add(jobs.provider.sweepFiles, { keys })
    keys = []
  }
  if (keys.length > 0) await queues.add(jobs.provider.sweepFiles, { keys })
}
