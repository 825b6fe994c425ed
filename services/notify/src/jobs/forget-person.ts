import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { forgetPushDevices } from '../db/push-devices.ts'
import { forgetTexts } from '../db/text-phones.ts'

export const forgetPerson: JobHandlers<'notify', Context>['notify.forget-person'] = async (
  { userProfileId },
  { context },
) => {
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('email').where('user_profile_id', '=', userProfileId).execute()
    await trx.deleteFrom('contact_message').where('user_profile_id', '=', userProfileId).execute()
    await forgetTexts(trx, userProfileId)
    await forgetPushDevices(trx, userProfileId)
    await trx.deleteFrom('notification').where('user_profile_id', '=', userProfileId).execute()
  })
}
