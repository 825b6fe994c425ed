import { jobs } from '@waymark/contracts/jobs'
import type { retention } from '@waymark/contracts/retention'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockRetention, writeRetention } from '../../db/retention.ts'

export const updateRetention: Handler<Context, typeof retention.updateRetention> = (
  { version: readVersion, ...times },
  { context, caller },
) => {
  const at = context.now()
  return context.db.transaction().execute(async (trx) => {
    const { version: presentVersion, ...before } = await lockRetention(trx)
    if (presentVersion !== readVersion) return refuse('ChangedMeanwhile')
    const version = await writeRetention(trx, times, { userProfileId: caller.userProfileId, at })
    await addToOutbox(trx, jobs.admin.writeAudit, {
      onceKey: `retention ${version}`,
      adminUserProfileId: caller.userProfileId,
      action: 'update-retention',
      targetKind: 'installation',
      targetId: null,
      before,
      after: times,
      at: at.toISOString(),
    })
    return { ...times, version }
  })
}
