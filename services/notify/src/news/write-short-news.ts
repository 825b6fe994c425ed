import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { writePushes } from '../pushes/write-pushes.ts'
import { writeTexts } from '../texts/write-texts.ts'
import type { ShortNews } from './short-news.ts'

/** Writes the text messages and the notifications on devices about something, for those who want them. */
export async function writeShortNews(
  trx: Transaction<NotifyDatabase>,
  context: Context,
  kind: BookingEmailKind,
  news: readonly ShortNews[],
): Promise<void> {
  const discreet = news.map((one) => ({ ...one, words: wordsOf(kind, one.words) }))
  await writeTexts(trx, context, kind, discreet)
  await writePushes(trx, context, kind, discreet)
}

/** Phones show it to whoever is beside them: nothing in it tells that somebody has access needs, where they look for help, or who writes. */
function wordsOf(kind: BookingEmailKind, words: string): string {
  if (kind === 'booking fact lost') return 'There is news about your booking'
  if (kind === 'service offered') return 'A service that you wait for is offered'
  return kind === 'message unread' ? 'A message about your booking waits for you' : words
}
