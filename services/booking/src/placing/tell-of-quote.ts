import { jobs } from '@waymark/contracts/jobs'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Transaction } from 'kysely'
import type { QuoteRow } from '../db/quotes.ts'
import type { BookingDatabase } from '../db/schema.ts'

interface QuoteNews {
  /** Tells one piece of news of a quote from another. */
  readonly key: string
  readonly to: 'client' | 'provider'
  /** Never names the service: it becomes a subject line. */
  readonly title: string
  /** Follows the name of the service and its size. */
  readonly text: string
  /** What only the email says beside it. */
  readonly emailText?: string
}

/** Writes a notification and an email about a quote, to its client or to the managers of the location that was asked. */
export async function tellOfQuote(
  trx: Transaction<BookingDatabase>,
  quote: Pick<
    QuoteRow,
    | 'id'
    | 'client_user_profile_id'
    | 'service_area_id'
    | 'account_id'
    | 'service_id'
    | 'own_service_name'
    | 'size_option_id'
  >,
  { key, to, title, text, emailText }: QuoteNews,
): Promise<void> {
  await addToOutbox(trx, jobs.notify.tellPeople, {
    onceKey: `quote ${quote.id} ${key}`,
    to:
      to === 'client'
        ? { kind: 'person', userProfileId: quote.client_user_profile_id }
        : { kind: 'areaManagers', serviceAreaId: quote.service_area_id, accountId: quote.account_id },
    newsKind: `quote ${key.split(' ')[0]}`,
    title,
    text: `${nameOf(quote)}. ${text}`,
    ...(emailText === undefined ? {} : { emailText }),
    href: '/booking/quotes',
  })
}

/** "Ride in an accessible van, up to 50 km". */
function nameOf(quote: Pick<QuoteRow, 'service_id' | 'own_service_name' | 'size_option_id'>): string {
  const size = sizeOptionName(quote.service_id, quote.size_option_id)
  return `${serviceName(quote.service_id, quote.own_service_name)}, ${size}`
}
