import { accessOption } from '@waymark/domain/access-fit/options'
import { moneyText } from '@waymark/domain/booking/price'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import type { readOwnText } from '../db/own-words.ts'

type Words = Awaited<ReturnType<typeof readOwnText>>

/** What a person wrote, and what was written to them, as it appears in the export of their data. */
export function ownText({
  feedback,
  venueFeedback,
  messages,
  notifications,
  emails,
  filters,
  textPhone,
  pushDevices,
  recipients,
  addresses,
  quotes,
  contactMessages,
  clientNotes,
  favouriteStaff,
  serviceWatches,
}: Words) {
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
    messagesToWaymark: contactMessages.map((one) => ({
      topic: one.topic,
      text: one.body,
      answers: one.answers,
      writtenAt: one.sent_at,
    })),
    peopleBookedFor: recipients.map((one) => ({
      name: one.name,
      phone: one.phone,
      relation: one.relation,
      notes: one.notes,
      needs: one.need_option_ids.map((id) => accessOption(id)?.label),
      keptAt: one.created_at,
    })),
    addressesBookedFor: addresses.map((one) => ({
      label: one.label,
      address: one.address,
      unitNumber: one.unit_number,
      accessNotes: one.access_notes,
      keptAt: one.created_at,
    })),
    askedForFirst: favouriteStaff.map((one) => ({
      location: one.name,
      person: `${one.first_name} ${one.last_name}`,
      keptAt: one.created_at,
    })),
    servicesWaitedFor: serviceWatches.map((one) => ({
      service: serviceName(one.service_id, null),
      near: one.place_label,
      askedAt: one.asked_at,
    })),
    quotes: quotes.map((one) => ({
      service: serviceName(one.service_id, one.own_service_name),
      words: one.words,
      address: one.address,
      status: one.status,
      price: one.price_cents === null ? null : moneyText(one.price_cents, one.currency),
      answer: one.answer,
      askedAt: one.asked_at,
    })),
    notedByOrganisations: clientNotes.map((one) => ({
      organisation: one.name,
      text: one.text,
      purpose: one.purpose,
      writtenAt: one.written_at,
      keptUntil: one.kept_until,
    })),
    devicesWithNotifications: pushDevices.map(({ created_at }) => ({ since: created_at })),
    textMessages: textPhone
      ? {
          phone: textPhone.phone,
          confirmedAt: textPhone.confirmed_at,
          stoppedAt: textPhone.stopped_at,
          kinds: textPhone.kinds,
        }
      : null,
    mapFilters: filters ? { filters: filters.filters, keptAt: filters.updated_at } : null,
    emails: emails.map((one) => ({ to: one.to_address, subject: one.subject, writtenAt: one.created_at })),
  }
}
