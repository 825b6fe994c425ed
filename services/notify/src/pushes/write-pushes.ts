import { jobs } from '@waymark/contracts/jobs'
import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { listDevicesToTell } from '../db/push-devices.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import type { ShortNews } from '../news/short-news.ts'

/** Enqueues the notifications on devices about something, for those who want them. */
export async function writePushes(
  trx: Transaction<NotifyDatabase>,
  { pushService }: Context,
  kind: BookingEmailKind,
  news: readonly ShortNews[],
): Promise<void> {
  if (!pushService) return
  const devices = await listDevicesToTell(
    trx,
    kind,
    news.map(({ userProfileId }) => userProfileId),
  )
  for (const { userProfileId, onceKey, words, path } of news)
    for (const device of devices.filter((one) => one.user_profile_id === userProfileId))
      await addToOutbox(trx, jobs.notify.deliverPush, { deviceId: device.id, title: words, path, onceKey })
}
