import type { BookingId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'
import { sweep } from './sweep.ts'

/** Jobs that the chat service runs. */
export const chatJobs = {
  /** Opens the conversation of a confirmed booking with its client, staff and managers, or updates its members. */
  openConversation: defineJob({
    id: 'chat.open-conversation',
    queue: 'chat',
    payload: z.strictObject({ bookingId: id<BookingId>() }),
  }),
  /** Copies what was written in a conversation at Twilio since the last copy, and tells who did not read it. */
  copyMessages: defineJob({
    id: 'chat.copy-messages',
    queue: 'chat',
    payload: z.strictObject({ sid: z.string().check(z.maxLength(100)) }),
  }),
  /** Removes the texts and pictures that a deleted person wrote about their own bookings. */
  forgetPerson: defineJob({
    id: 'chat.forget-person',
    queue: 'chat',
    payload: z.strictObject({ userProfileId: id<UserProfileId>() }),
  }),
  /** Removes the messages about bookings that were anonymised, since their time is over. */
  forgetBookings: defineJob({
    id: 'chat.forget-bookings',
    queue: 'chat',
    payload: z.strictObject({ bookingIds: z.array(id<BookingId>()).check(z.minLength(1), z.maxLength(500)) }),
  }),
  /** Takes out of a sweep the files that this service refers to. */
  sweepFiles: defineJob({ id: 'chat.sweep-files', queue: 'chat', payload: sweep }),
} as const satisfies Record<string, JobDefinition>
