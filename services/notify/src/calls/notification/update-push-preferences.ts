import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { savePushPreferences } from '../../db/push-devices.ts'
import { pushSettingsOf } from '../../pushes/push-settings.ts'

export const updatePushPreferences: Handler<Context, typeof notification.updatePushPreferences> = async (
  { preferences },
  { context, caller },
) => {
  const repeated = preferences.findIndex(({ kind }, index) =>
    preferences.slice(0, index).some((one) => one.kind === kind),
  )
  if (repeated >= 0) return invalid({ [`preferences.${repeated}.kind`]: 'This kind is listed twice.' })
  await context.db.transaction().execute((trx) => savePushPreferences(trx, caller.userProfileId, preferences))
  return pushSettingsOf(context, context.db, caller)
}
