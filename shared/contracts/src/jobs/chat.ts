import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'

/** Jobs that the chat service does. */
export const chatJobs = {
  /** Opens the conversation of a confirmed booking with its client, staff and managers, or brings its people up to date. */
  openConversation: defineJob({
    id: 'chat.open-conversation',
    queue: 'chat',
    payload: z.strictObject({ bookingId: id() }),
  }),
} as const satisfies Record<string, JobDefinition>
