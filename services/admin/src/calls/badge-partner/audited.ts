import { jobs } from '@waymark/contracts/jobs'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { AdminDatabase } from '../../db/schema.ts'

export interface BadgePartnerAction {
  readonly badgePartnerId: number
  readonly action: string
  readonly adminUserProfileId: number
  readonly before: object | null
  readonly after: object
  readonly version: number
  readonly at: Date
}

/** Leaves a row in the audit trail for a change of a badge partner, if the transaction commits. */
export async function audited(trx: Transaction<AdminDatabase>, deed: BadgePartnerAction): Promise<void> {
  await addToOutbox(trx, jobs.admin.writeAudit, {
    onceKey: `badge partner ${deed.badgePartnerId} ${deed.version}`,
    adminUserProfileId: deed.adminUserProfileId,
    action: deed.action,
    targetKind: 'badge partner',
    targetId: deed.badgePartnerId,
    before: deed.before && { ...deed.before },
    after: { ...deed.after },
    at: deed.at.toISOString(),
  })
}
