import type { JobDefinition } from '@waymark/contracts/define-job'
import type { ServiceName } from '@waymark/contracts/service-names'
import * as z from 'zod/mini'

/** The reasons for which a worker gives a job up at once: it may be of a release that this one is not. */
export const noHandlerReason = (name: string) => `no handler for ${name}`
export const wrongPayloadReason = (name: string) => `payload of ${name} does not fit its schema`

/** A failed job as BullMQ returns it. */
interface FailedJob {
  readonly name: string
  readonly data: unknown
  readonly failedReason?: string | null
  retry(state: 'failed', options: { readonly resetAttemptsMade: boolean }): Promise<void>
}

interface FailedJobs {
  /** Newest first. */
  getFailed(start: number, end: number): Promise<readonly FailedJob[]>
}

const pageSize = 200

/**
 * Gives the failed jobs of a queue again that were given up as unknown and are known here. While a release is put in place,
 * a worker of the one before takes jobs of the new one too, cannot do them, and gives them up. Looks at the newest, as far
 * back as there are such. Returns how many were given again.
 */
export async function retryUnknownJobs(
  failed: FailedJobs,
  queue: ServiceName,
  registry: ReadonlyMap<string, JobDefinition>,
): Promise<number> {
  const isKnownHere = ({ name, data, failedReason }: FailedJob) => {
    if (failedReason !== noHandlerReason(name) && failedReason !== wrongPayloadReason(name)) return false
    const definition = registry.get(name)
    return definition?.queue === queue && z.safeParse(definition.payload, data).success
  }
  const known: FailedJob[] = []
  for (let start = 0; ; start += pageSize) {
    const page = await failed.getFailed(start, start + pageSize - 1)
    const found = page.filter(isKnownHere)
    known.push(...found)
    if (found.length === 0 || page.length < pageSize) break
  }
  // Another process may have given one again meanwhile.
  const given = await Promise.allSettled(known.map((job) => job.retry('failed', { resetAttemptsMade: true })))
  return given.filter(({ status }) => status === 'fulfilled').length
}
