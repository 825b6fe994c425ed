import type { AccessMapId, AccountId, BookingId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { accessMapEditors, accountAdminOnly, globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, localDate, optionalText, pageFields, pageOf, rowId, text } from './shapes.ts'

const facts = z.record(z.string(), z.unknown())

/** One action of a global administrator, immutable. For actions as another person `after` contains ids only. */
const auditEntry = z.object({
  auditEntryId: z.int(),
  at: z.string(),
  adminUserProfileId: rowId<UserProfileId>(),
  adminName: z.string(),
  /** A call or action, such as `cancel-booking` or `act-as-user`. */
  action: z.string(),
  targetKind: z.string(),
  targetId: z.nullable(z.int()),
  /** The name of the person, organisation or badge partner that it was done to; null for every other thing. */
  targetName: z.nullable(z.string()),
  before: z.nullable(facts),
  after: z.nullable(facts),
})

const auditFilters = {
  userProfileId: z.optional(id<UserProfileId>()),
  accountId: z.optional(id<AccountId>()),
  bookingId: z.optional(id<BookingId>()),
  accessMapId: z.optional(id<AccessMapId>()),
  /** Of one call or action alone, such as `cancel-booking`. */
  action: z.optional(text(100)),
  /** Done to one kind of thing alone, such as `booking`. */
  targetKind: z.optional(text(40)),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  /** Words of an entry, or the name or email address of who did it or whom it was done to. */
  search: z._default(optionalText(100), ''),
}

/** What an organisation's own part is narrowed by; whose part it is comes from the caller alone. */
const organisationFilters = z.strictObject({
  action: z.optional(text(100)),
  targetKind: z.optional(text(40)),
  fromDate: z.optional(localDate()),
  toDate: z.optional(localDate()),
  /** The name of who did it, the name or email address of the organisation's person it was done to, or words of it. */
  search: z._default(optionalText(100), ''),
})

/** One action as the organisation sees it: what changed and why, without addresses of the network, devices and sessions. */
const organisationEntry = z.omit(auditEntry, { adminUserProfileId: true })

/** The audit trail of global administrators; our own group, since the source has no call that reads it. */
export const audit = {
  getAuditTrail: defineCall({
    method: 'POST',
    path: '/api/Audit/get-audit-trail',
    summary:
      'What global administrators did, all or to a person, an organisation, a booking or an access map, the newest first',
    reads: ['auditTrail'],
    access: globalAdminOnly,
    input: () => z.strictObject({ ...auditFilters, ...pageFields }),
    output: () => pageOf(auditEntry),
    notWhileActing: true,
  }),
  /** Ours: whoever drafts an access map sees what was done to it, by themselves and by administrators. */
  getAccessMapHistory: defineCall({
    method: 'POST',
    path: '/api/Audit/get-access-map-history',
    summary: 'What was done to an access map that the caller may edit, the newest first',
    reads: ['auditTrail', 'accessMap'],
    access: accessMapEditors,
    input: () => z.strictObject({ accessMapId: id<AccessMapId>(), ...pageFields }),
    output: () =>
      pageOf(
        z.pick(auditEntry, { auditEntryId: true, at: true, adminName: true, action: true, before: true, after: true }),
      ),
  }),
  /** Ours: an organisation sees what administrators did to it. */
  getOrganisationAuditTrail: defineCall({
    method: 'POST',
    path: '/api/Audit/get-organisation-audit-trail',
    summary:
      "What administrators did to the caller's organisation, its people, bookings, reviews and access maps, the newest first",
    reads: ['auditTrail'],
    access: accountAdminOnly,
    input: () => z.extend(organisationFilters, pageFields),
    output: () => pageOf(organisationEntry),
  }),
  exportOrganisationAuditTrail: defineCall({
    method: 'POST',
    path: '/api/Audit/export-organisation-audit-trail',
    summary: "The organisation's part of the audit trail as an xlsx file, with the same filters",
    reads: ['auditTrail'],
    access: accountAdminOnly,
    input: () => organisationFilters,
    output: () => z.null(),
    answer: 'file',
    refusals: { TooMany: 'This list has more than {max} entries. Narrow it with the filters.' },
  }),
  exportAuditTrail: defineCall({
    method: 'POST',
    path: '/api/Audit/export-audit-trail',
    summary: 'The audit trail as an xlsx file, with the same filters',
    reads: ['auditTrail'],
    access: globalAdminOnly,
    input: () => z.strictObject(auditFilters),
    output: () => z.null(),
    answer: 'file',
    refusals: { TooMany: 'This list has more than {max} entries. Narrow it with the filters.' },
    notWhileActing: true,
  }),
} as const
