import { jobs } from '@waymark/contracts/jobs'
import type { BadgePartnerId, UserProfileId } from '@waymark/domain/ids'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { AdminDatabase } from '../../db/schema.ts'

export interface BadgePartnerAction {
  readonly badgePartnerId: BadgePartnerId
  readonly action: string
  readonly adminUserProfileId: UserProfileId
  readonly before: object | null
  readonly after: object
  readonly version: number
  readonly at: Date
}

/** Writes a change of a badge partner to the audit trail, in the same transaction. */
export async function audited(trx: Transaction<AdminDatabase>, action: BadgePartnerAction): Promise<void> {
  await addToOutbox(trx, jobs.admin.writeAudit, {
    onceKey: `badge partner ${action.badgePartnerId} ${action.version}`,
    adminUserProfileId: action.adminUserProfileId,
    action: action.action,
    targetKind: 'badge partner',
    targetId: action.badgePartnerId,
    before: action.before && { ...action.before },
    after: { ...action.after },
    at: action.at.toISOString(),
  })
}
