import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { forgetPerson } from './forget-person.ts'
import { openConversation } from './open-conversation.ts'

export const chatJobs: JobHandlers<'chat', Context> = {
  'chat.open-conversation': openConversation,
  'chat.forget-person': forgetPerson,
}
