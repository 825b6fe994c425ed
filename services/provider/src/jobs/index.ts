import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { completeActivities } from './complete-activities.ts'
import { forgetPerson } from './forget-person.ts'
import { leaveArea } from './leave-area.ts'
import { setAssignedServices } from './set-assigned-services.ts'
import { settleCardAccountJob } from './settle-card-account.ts'

export const providerJobs: JobHandlers<'provider', Context> = {
  'provider.set-assigned-services': setAssignedServices,
  'provider.leave-area': leaveArea,
  'provider.forget-person': forgetPerson,
  'provider.settle-card-account': settleCardAccountJob,
  'provider.complete-activities': completeActivities,
}

export const providerSchedules: readonly Schedule[] = [
  { job: jobs.provider.completeActivities, payload: {}, cron: '25 * * * *', timeZone: 'Pacific/Auckland' },
]
