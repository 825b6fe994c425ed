import type { credential } from '@waymark/contracts/credential'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuseAt } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { writeCredential } from '../../db/credentials.ts'
import { isOfAccount } from '../../db/people.ts'
import { todayOfAccount } from '../../place/today-of-account.ts'

export const saveCredential: Handler<Context, typeof credential.saveCredential> = async (
  { userProfileId, kind, number, expiresOn, checkedOn },
  { context, caller },
) => {
  const { accountId } = caller
  if (!(await isOfAccount(context.reads, accountId, userProfileId))) return notFound()
  const at = context.now()
  if (checkedOn > (await todayOfAccount(context, accountId))) return refuseAt('checkedOn', 'CheckedLater')
  if (expiresOn !== null && expiresOn < checkedOn) return refuseAt('expiresOn', 'EndsBeforeCheck')
  const credentialId = await writeCredential(context.db, {
    accountId,
    userProfileId,
    kind,
    number: number === '' ? null : number,
    expiresOn,
    checkedOn,
    by: caller.userProfileId,
    at,
  })
  return { credentialId }
}
