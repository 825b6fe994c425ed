import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { sweepBetween } from '@waymark/service-kit/sweep-files'
import type { Context } from '../context.ts'
import { referredFiles } from '../db/referred-files.ts'
import { copyMessages } from './copy-messages.ts'
import { forgetBookings } from './forget-bookings.ts'
import { forgetPerson } from './forget-person.ts'
import { openConversation } from './open-conversation.ts'

export const chatJobs: JobHandlers<'chat', Context> = {
  'chat.copy-messages': copyMessages,
  'chat.open-conversation': openConversation,
  'chat.forget-bookings': forgetBookings,
  'chat.forget-person': forgetPerson,
  'chat.sweep-files': sweepBetween(({ db }: Context, keys) => referredFiles(db, keys), jobs.map.sweepFiles),
}
