import type { AnswerOf } from '@waymark/contracts/define-call'
import type { notification } from '@waymark/contracts/notification'
import { bookingEmailKinds, bookingEmailNames } from '@waymark/domain/account/email-kinds'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import { listPushDevices, listUnwantedPushes } from '../db/push-devices.ts'
import type { NotifyDatabase } from '../db/schema.ts'

/** Which devices of a person show notifications, and about what: everything, until they switch some of it off. */
export async function pushSettingsOf(
  { pushService }: Context,
  db: Kysely<NotifyDatabase>,
  { userProfileId, sessionId }: Pick<PersonCaller, 'userProfileId' | 'sessionId'>,
): Promise<AnswerOf<typeof notification.getPushSettings>> {
  const [devices, unwanted] = await Promise.all([
    listPushDevices(db, userProfileId),
    listUnwantedPushes(db, userProfileId),
  ])
  const others = devices.filter((device) => device.session_id !== sessionId)
  return {
    isOffered: pushService !== undefined,
    publicKey: pushService?.publicKey ?? null,
    isOnHere: others.length < devices.length,
    otherDeviceCount: others.length,
    preferences: bookingEmailKinds.map((kind) => ({
      kind,
      name: bookingEmailNames[kind],
      isWanted: !unwanted.has(kind),
    })),
  }
}
