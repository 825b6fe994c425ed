import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import { sweepBetween } from '@waymark/service-kit/sweep-files'
import type { Context } from '../context.ts'
import { referredFiles } from '../db/files.ts'
import { closeLocations } from './close-locations.ts'
import { completeActivities } from './complete-activities.ts'
import { forgetPerson } from './forget-person.ts'
import { leaveArea } from './leave-area.ts'
import { nudgeAboutFacts } from './nudge-about-facts.ts'
import { placeFiles } from './place-files.ts'
import { remindOfCredentials } from './remind-of-credentials.ts'
import { setAssignedServices } from './set-assigned-services.ts'
import { settleCardAccountJob } from './settle-card-account.ts'
import { sweepStoredFiles } from './sweep-stored-files.ts'

export const providerJobs: JobHandlers<'provider', Context> = {
  'provider.set-assigned-services': setAssignedServices,
  'provider.leave-area': leaveArea,
  'provider.forget-person': forgetPerson,
  'provider.settle-card-account': settleCardAccountJob,
  'provider.close-locations': closeLocations,
  'provider.remind-of-credentials': remindOfCredentials,
  'provider.complete-activities': completeActivities,
  'provider.nudge-about-facts': nudgeAboutFacts,
  'provider.place-files': placeFiles,
  'provider.sweep-stored-files': sweepStoredFiles,
  'provider.sweep-files': sweepBetween(({ db }: Context, keys) => referredFiles(db, keys), jobs.identity.sweepFiles),
}

export const providerSchedules: readonly Schedule[] = [
  { job: jobs.provider.completeActivities, payload: {}, cron: '25 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.provider.closeLocations, payload: {}, cron: '5 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.provider.remindOfCredentials, payload: {}, cron: '20 9 * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.provider.nudgeAboutFacts, payload: {}, cron: '10 9 * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.provider.placeFiles, payload: {}, cron: '15 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.provider.sweepStoredFiles, payload: {}, cron: '50 2 * * *', timeZone: 'Pacific/Auckland' },
]
