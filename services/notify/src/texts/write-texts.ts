import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { writeText } from '../db/text-messages.ts'
import { listTextPhones } from '../db/text-phones.ts'
import type { ShortNews } from '../news/short-news.ts'

/** Writes the text messages about something, for those who want them. */
export async function writeTexts(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  kind: BookingEmailKind,
  news: readonly ShortNews[],
): Promise<void> {
  if (!context.textService) return
  const phones = await listTextPhones(
    trx,
    kind,
    news.map(({ userProfileId }) => userProfileId),
  )
  for (const { userProfileId, onceKey, words, path } of news) {
    const phone = phones.get(userProfileId)
    if (phone === undefined) continue
    const body = `Waymark: ${words}. ${new URL(path, context.publicUrl).href} Reply STOP to end texts.`
    await writeText(trx, { onceKey, kind, userProfileId, phone, body, at: context.now() })
  }
}
