import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { closeQuoteAs, findQuote, lockLapsed } from '../db/quotes.ts'
import { tellOfQuote } from '../placing/tell-of-quote.ts'

const batchSize = 100

export const lapseQuotes: JobHandlers<'booking', Context>['booking.lapse-quotes'] = async (_payload, { context }) => {
  while ((await lapseBatch(context)) === batchSize);
}

async function lapseBatch(context: Context): Promise<number> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const lapsed = await lockLapsed(trx, now, batchSize)
    for (const { id, account_name: provider } of lapsed) {
      const quote = await findQuote(trx, id)
      if (!quote) continue
      await closeQuoteAs(trx, id, 'Lapsed', now)
      await tellOfQuote(trx, quote, {
        key: 'lapsed',
        to: 'client',
        title: 'A quote has lapsed',
        text:
          quote.stands_until === null
            ? `${provider} did not answer. You can ask again, or ask somebody else.`
            : `The price of ${provider} does not stand any more. You can ask for a new one.`,
      })
    }
    return lapsed.length
  })
}
