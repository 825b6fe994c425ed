import type { AccessMapId, AccountId, BookingId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { globalAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, pageFields, pageOf, rowId } from './shapes.ts'

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
  before: z.nullable(facts),
  after: z.nullable(facts),
})

/** The audit trail of global administrators; our own group, since the source has no call that reads it. */
export const audit = {
  getAuditTrail: defineCall({
    method: 'POST',
    path: '/api/Audit/get-audit-trail',
    summary:
      'What global administrators did to a person, an organisation, a booking or an access map, the newest first',
    reads: ['auditTrail'],
    access: globalAdminOnly,
    input: z.strictObject({
      userProfileId: z.optional(id<UserProfileId>()),
      accountId: z.optional(id<AccountId>()),
      bookingId: z.optional(id<BookingId>()),
      accessMapId: z.optional(id<AccessMapId>()),
      ...pageFields,
    }),
    output: pageOf(auditEntry),
    notWhileActing: true,
  }),
} as const
