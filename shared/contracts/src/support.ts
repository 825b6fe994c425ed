import type { ContactMessageId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, email, fullName, id, pageFields, pageOf, rowId, text } from './shapes.ts'

/** What a message to us is about. */
export const contactTopics = [
  'A booking',
  'Something does not work for me',
  'A fact about a place',
  'My account',
  'My organisation',
  'Something else',
] as const

export type ContactTopic = (typeof contactTopics)[number]

const contactMessage = z.object({
  contactMessageId: rowId<ContactMessageId>(),
  name: z.string(),
  email: z.string(),
  topic: z.literal(contactTopics),
  body: z.string(),
  sentAt: z.string(),
  /** Whether they were signed in, so that the name is that of an account. */
  isSignedIn: z.boolean(),
  isClosed: z.boolean(),
  answers: z.array(z.object({ body: z.string(), answeredAt: z.string(), answeredByName: z.string() })),
})

/** Messages to us, from anybody, and their answers by email; our own group, beside the source's support widget. */
export const support = {
  sendContactMessage: defineCall({
    method: 'POST',
    path: '/api/Support/send-contact-message',
    summary: 'Write to the people who run Waymark; they answer by email',
    changes: ['contactMessage'],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({ name: fullName(), email: email(), topic: z.literal(contactTopics), body: text(4000) }),
    output: () => done,
    notWhileActing: true,
  }),
  getContactMessages: defineCall({
    method: 'POST',
    path: '/api/Support/get-contact-messages',
    summary: 'Messages to us with their answers: those that wait, the oldest first, or the closed ones',
    reads: ['contactMessage'],
    access: globalAdminOnly,
    input: () => z.strictObject({ state: z._default(z.literal(['waiting', 'closed']), 'waiting'), ...pageFields }),
    output: () => pageOf(contactMessage),
  }),
  answerContactMessage: defineCall({
    method: 'POST',
    path: '/api/Support/answer-contact-message',
    summary: 'Answer a message by email, which closes it',
    changes: ['auditTrail', 'contactMessage'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () => z.strictObject({ contactMessageId: id<ContactMessageId>(), body: text(4000) }),
    output: () => done,
    notWhileActing: true,
  }),
  closeContactMessage: defineCall({
    method: 'POST',
    path: '/api/Support/close-contact-message',
    summary: 'Close a message that needs no answer, or open it again',
    changes: ['auditTrail', 'contactMessage'],
    access: globalAdminOnly,
    input: () => z.strictObject({ contactMessageId: id<ContactMessageId>(), isClosed: z.boolean() }),
    output: () => done,
  }),
  deleteContactMessage: defineCall({
    method: 'POST',
    path: '/api/Support/delete-contact-message',
    summary: 'Delete a message with its answers and their emails, because its writer asks for it or it is spam',
    changes: ['auditTrail', 'contactMessage'],
    access: globalAdminOnly,
    input: () => z.strictObject({ contactMessageId: id<ContactMessageId>() }),
    output: () => done,
    notWhileActing: true,
  }),
} as const
