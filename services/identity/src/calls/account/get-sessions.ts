import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listOpenSessions } from '../../db/sessions.ts'
import { deviceName } from '../../session/device-name.ts'

export const getSessions: Handler<Context, typeof account.getSessions> = async (
  { pageNumber, pageSize },
  { context, caller },
) => {
  const { userProfileId, sessionId } = caller
  const found = await listOpenSessions(context.reads, { userProfileId, now: context.now(), pageNumber, pageSize })
  const items = found.rows.map((row) => ({
    sessionId: row.id,
    deviceName: deviceName(row.user_agent),
    isCurrent: row.id === sessionId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    actingAdminName: row.admin_first_name === null ? null : `${row.admin_first_name} ${row.admin_last_name}`,
  }))
  return { items, totalCount: found.totalCount, pageNumber, pageSize }
}
