import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { addAuditEntry } from '../db/audit-entries.ts'

/** Stores one action of a global administrator. Idempotent. */
export const writeAudit: JobHandlers<'admin', Context>['admin.write-audit'] = async (entry, { context }) => {
  await addAuditEntry(context.db, {
    once_key: entry.onceKey,
    at: new Date(entry.at),
    admin_user_profile_id: entry.adminUserProfileId,
    action: entry.action,
    target_kind: entry.targetKind,
    target_id: entry.targetId,
    before: entry.before === null ? null : JSON.stringify(entry.before),
    after: entry.after === null ? null : JSON.stringify(entry.after),
  })
}
