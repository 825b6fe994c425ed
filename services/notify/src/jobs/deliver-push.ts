import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { findPushAddress, removePushDevice } from '../db/push-devices.ts'

/**
 * Hands one notification to the service of a device's browser, unless its person has signed out there. One that is sent
 * twice is shown once.
 */
export const deliverPush: JobHandlers<'notify', Context>['notify.deliver-push'] = async (
  { deviceId, title, path, onceKey },
  { context, log },
) => {
  const { pushService, db } = context
  const address = pushService && (await findPushAddress(db, deviceId))
  if (!address) return
  const outcome = await pushService.send(address, { title, path, tag: onceKey })
  if (outcome === 'gone') await removePushDevice(db, deviceId)
  if (outcome === 'refused') log.warn({ deviceId }, 'the service of a browser permanently refused a notification')
}
