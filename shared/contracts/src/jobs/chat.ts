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
  /** Takes the words and pictures away that somebody wrote about bookings of their own, who deleted their account. */
  forgetPerson: defineJob({
    id: 'chat.forget-person',
    queue: 'chat',
    payload: z.strictObject({ userProfileId: id() }),
  }),
} as const satisfies Record<string, JobDefinition>
