import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { removePushDeviceOf } from '../../db/push-devices.ts'
import { pushSettingsOf } from '../../pushes/push-settings.ts'

export const removePushDevice: Handler<Context, typeof notification.removePushDevice> = async (
  _input,
  { context, caller },
) => {
  await removePushDeviceOf(context.db, caller.sessionId)
  return pushSettingsOf(context, context.db, caller)
}
