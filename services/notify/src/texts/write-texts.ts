import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { NotifyDatabase } from '../db/schema.ts'
import { writeText } from '../db/text-messages.ts'
import { listTextPhones } from '../db/text-phones.ts'

/** What an email says in its subject, for one person, and the page that says the rest after signing in. */
interface ShortNews {
  readonly userProfileId: UserProfileId
  readonly onceKey: string
  readonly words: string
  readonly path: string
}

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
    const body = `Waymark: ${wordsOf(kind, words)}. ${new URL(path, context.publicUrl).href} Reply STOP to end texts.`
    await writeText(trx, { onceKey, kind, userProfileId, phone, body, at: context.now() })
  }
}

/** Phones show texts to whoever is beside them: nothing in them tells that somebody has access needs, or who writes. */
function wordsOf(kind: BookingEmailKind, words: string): string {
  if (kind === 'booking fact lost') return 'There is news about your booking'
  return kind === 'message unread' ? 'A message about your booking waits for you' : words
}
