import type { JobDefinition } from './define-job.ts'
import { adminJobs } from './jobs/admin.ts'
import { bookingJobs } from './jobs/booking.ts'
import { chatJobs } from './jobs/chat.ts'
import { identityJobs } from './jobs/identity.ts'
import { mapJobs } from './jobs/map.ts'
import { notifyJobs } from './jobs/notify.ts'
import { providerJobs } from './jobs/provider.ts'
import type { ServiceName } from './service-names.ts'

/** Every job of the suite, by the service that runs it; a service without one is not named. */
export const jobs = {
  identity: identityJobs,
  provider: providerJobs,
  booking: bookingJobs,
  map: mapJobs,
  admin: adminJobs,
  chat: chatJobs,
  notify: notifyJobs,
} as const

type ByService = typeof jobs
type ById<Group> = {
  [Key in keyof Group as Group[Key] extends JobDefinition ? Group[Key]['id'] : never]: Group[Key]
}

/** The jobs that a service runs, by id; one that is not named above runs none. */
export type JobsOf<Service extends ServiceName> = ById<Service extends keyof ByService ? ByService[Service] : unknown>

/** Every job by its id. */
export const jobById: ReadonlyMap<string, JobDefinition> = new Map(
  Object.values(jobs)
    .flatMap((group): JobDefinition[] => Object.values(group))
    .map((job) => [job.id, job]),
)
