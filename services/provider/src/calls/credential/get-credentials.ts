import type { credential } from '@waymark/contracts/credential'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listCredentials } from '../../db/credentials.ts'
import { isOfAccount } from '../../db/people.ts'
import { todayOfAccount } from '../../place/today-of-account.ts'

export const getCredentials: Handler<Context, typeof credential.getCredentials> = async (
  { userProfileId },
  { context, caller },
) => {
  if (!(await isOfAccount(context.reads, caller.accountId, userProfileId))) return notFound()
  const [rows, today] = await Promise.all([
    listCredentials(context.reads, userProfileId),
    todayOfAccount(context, caller.accountId),
  ])
  return {
    today,
    credentials: rows.map((row) => ({
      credentialId: row.id,
      kind: row.kind,
      number: row.number,
      expiresOn: row.expires_on,
      checkedOn: row.checked_on,
      checkedByName: row.checked_by_name,
    })),
  }
}
