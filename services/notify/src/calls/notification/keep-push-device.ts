import type { notification } from '@waymark/contracts/notification'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { keepPushDevice as keep } from '../../db/push-devices.ts'
import { areBrowserKeys } from '../../pushes/key-pair.ts'
import { pushSettingsOf } from '../../pushes/push-settings.ts'

export const keepPushDevice: Handler<Context, typeof notification.keepPushDevice> = async (
  address,
  { context, caller },
) => {
  const { pushService, db, now } = context
  if (!pushService) return refuse('PushNotOffered')
  if (!pushService.knows(address.endpoint) || !areBrowserKeys(address)) return refuse('UnknownPushService')
  await db.transaction().execute((trx) => keep(trx, caller, address, now()))
  return pushSettingsOf(context, db, caller)
}
