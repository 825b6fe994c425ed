import { accessOption } from '@waymark/domain/access-fit/options'
import type { readOwnText } from '../db/own-words.ts'

type Words = Awaited<ReturnType<typeof readOwnText>>

/** What a person wrote, and what was written to them, as it appears in the export of their data. */
export function ownText({ feedback, venueFeedback, messages, notifications, emails, filters }: Words) {
  return {
    feedback: feedback.map((one) => ({
      bookingId: one.booking_id,
      stars: one.stars,
      comment: one.comment,
      wasAsAccessible: one.was_as_accessible,
      answer: one.answer,
      saidAt: one.created_at,
    })),
    feedbackOnVenues: venueFeedback.map((one) => ({
      location: one.name,
      fact: one.accessibility_option_id === null ? null : accessOption(one.accessibility_option_id)?.label,
      says: one.says,
      comment: one.comment,
      saidAt: one.created_at,
    })),
    messages: messages.map((one) => ({
      bookingId: one.booking_id,
      kind: one.type === 'media' ? 'picture' : 'text',
      text: one.body,
      writtenAt: one.created_at,
    })),
    notifications: notifications.map((one) => ({
      title: one.title,
      text: one.text,
      at: one.created_at,
      readAt: one.read_at,
    })),
    mapFilters: filters ? { filters: filters.filters, keptAt: filters.updated_at } : null,
    emails: emails.map((one) => ({ to: one.to_address, subject: one.subject, writtenAt: one.created_at })),
  }
}
