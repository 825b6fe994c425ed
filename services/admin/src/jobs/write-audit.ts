import type { JobHandlers } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { addAuditEntry } from '../db/audit-entries.ts'

/** Keeps one deed of a global administrator; the same deed again changes nothing. */
export const writeAudit: JobHandlers<'admin', Context>['admin.write-audit'] = async (deed, { context }) => {
  await addAuditEntry(context.db, {
    once_key: deed.onceKey,
    at: new Date(deed.at),
    admin_user_profile_id: deed.adminUserProfileId,
    action: deed.action,
    target_kind: deed.targetKind,
    target_id: deed.targetId,
    before: deed.before === null ? null : JSON.stringify(deed.before),
    after: deed.after === null ? null : JSON.stringify(deed.after),
  })
}
