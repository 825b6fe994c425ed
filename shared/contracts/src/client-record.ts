import { maxNotesOfClient, noteMonths, notePurposeIds } from '@waymark/domain/account/client-note'
import type { BookingId, ClientNoteId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from './access.ts'
import { bookingStatusValue } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { done, id, optionalText, pageFields, pageOf, rowId, text } from './shapes.ts'

const managers = areaRole(areaManagerRoles, { holds: 'service' })

/** A client, as a location needs them. */
const client = {
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  /** False for a client whom the organisation keeps because they rang up. */
  hasAccount: z.boolean(),
}

const clientNote = z.object({
  clientNoteId: rowId<ClientNoteId>(),
  text: z.string(),
  purpose: z.literal(notePurposeIds),
  writtenAt: z.string(),
  writtenByName: z.string(),
  /** When it is deleted by itself. */
  keptUntil: z.string(),
})

const visit = z.object({
  bookingId: rowId<BookingId>(),
  what: z.string(),
  itemType: z.literal(['Service', 'Activity']),
  status: bookingStatusValue,
  startDateTime: z.string(),
  timeZone: z.string(),
})

/** Ours: what an organisation knows of a client: their visits to one location, and its own notes (decision 0072). */
export const clientRecord = {
  getClientList: defineCall({
    method: 'POST',
    path: '/api/Booking/get-client-list',
    summary: 'Those who have booked at a location, and those whom its organisation keeps, by name',
    reads: ['booking', 'person'],
    access: managers,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** Part of a name or a phone number; of somebody with an account, their whole email address. */
        search: z._default(optionalText(100), ''),
        ...pageFields,
      }),
    output: () =>
      pageOf(
        z.object({
          ...client,
          visitCount: z.int(),
          /** The last visit that has begun, and the next that is booked; wall times of the location. */
          lastVisit: z.nullable(z.string()),
          nextVisit: z.nullable(z.string()),
        }),
      ),
  }),
  getClientRecord: defineCall({
    method: 'POST',
    path: '/api/Booking/get-client-record',
    summary: 'A client: their visits to a location, and what the organisation has noted of them',
    reads: ['booking', 'clientNote', 'person'],
    access: managers,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), userProfileId: id<UserProfileId>() }),
    output: () =>
      z.object({
        ...client,
        /** Of a client without an account only, who has one. */
        email: z.nullable(z.string()),
        visitCount: z.int(),
        /** The latest, at most 20. */
        visits: z.array(visit),
        notes: z.array(clientNote),
      }),
    isPrivateRead: true,
  }),
  addClientNote: defineCall({
    method: 'POST',
    path: '/api/Booking/add-client-note',
    summary: 'Note something of a client, for a purpose and a time',
    changes: ['clientNote'],
    access: managers,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        userProfileId: id<UserProfileId>(),
        text: text(1000),
        purpose: z.literal(notePurposeIds, 'Choose what it is for.'),
        keepMonths: z.literal(noteMonths, 'Choose for how long it is kept.'),
      }),
    output: () => z.object({ clientNoteId: rowId<ClientNoteId>() }),
    refusals: { TooManyNotes: `You can keep at most ${maxNotesOfClient} notes of a client. Remove one first.` },
  }),
  deleteClientNote: defineCall({
    method: 'POST',
    path: '/api/Booking/delete-client-note',
    summary: 'Remove a note of a client',
    changes: ['clientNote'],
    access: managers,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        userProfileId: id<UserProfileId>(),
        clientNoteId: id<ClientNoteId>(),
      }),
    output: () => done,
  }),
} as const
