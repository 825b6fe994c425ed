import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import { sweepBetween } from '@waymark/service-kit/sweep-files'
import type { Context } from '../context.ts'
import { referredFiles } from '../db/referred-files.ts'
import { cleanUpSessions } from './clean-up-sessions.ts'
import { endExpiredActingJob } from './end-expired-acting.ts'
import { forgetKeptClient } from './forget-kept-client.ts'
import { renameAccount } from './rename-account.ts'
import { sendEmailLink } from './send-email-link.ts'
import { setAreaRole } from './set-area-role.ts'
import { settleOverdueSubscriptions } from './settle-overdue-subscriptions.ts'
import { settleSubscriptionJob } from './settle-subscription.ts'
import { tagSupportContact } from './tag-support-contact.ts'

export const identityJobs: JobHandlers<'identity', Context> = {
  'identity.clean-up-sessions': cleanUpSessions,
  'identity.end-expired-acting': endExpiredActingJob,
  'identity.send-email-link': sendEmailLink,
  'identity.set-area-role': setAreaRole,
  'identity.forget-kept-client': forgetKeptClient,
  'identity.rename-account': renameAccount,
  'identity.settle-subscription': settleSubscriptionJob,
  'identity.settle-overdue-subscriptions': settleOverdueSubscriptions,
  'identity.tag-support-contact': tagSupportContact,
  'identity.sweep-files': sweepBetween(({ db }: Context, keys) => referredFiles(db, keys), jobs.admin.sweepFiles),
}

export const identitySchedules: readonly Schedule[] = [
  { job: jobs.identity.cleanUpSessions, payload: {}, cron: '30 3 * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.identity.endExpiredActing, payload: {}, cron: '*/5 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.identity.settleOverdueSubscriptions, payload: {}, cron: '40 * * * *', timeZone: 'Pacific/Auckland' },
]
