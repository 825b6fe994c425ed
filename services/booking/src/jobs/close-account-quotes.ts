import { closedStatus } from '@waymark/domain/booking/quote'
import type { AccountId } from '@waymark/domain/ids'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Context } from '../context.ts'
import { closeQuoteAs, lockOpenOfAccount } from '../db/quotes.ts'
import { tellOfQuote } from '../placing/tell-of-quote.ts'

const batchSize = 100

export const closeAccountQuotes: JobHandlers<'booking', Context>['booking.close-account-quotes'] = async (
  { accountId },
  { context },
) => {
  while ((await closeBatch(context, accountId)) === batchSize);
}

async function closeBatch(context: Context, accountId: AccountId): Promise<number> {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const open = await lockOpenOfAccount(trx, accountId, batchSize)
    for (const quote of open) {
      const status = closedStatus(quote.status, 'provider')
      if (status === null) continue
      await closeQuoteAs(trx, quote.id, status, now)
      await tellOfQuote(trx, quote, {
        key: 'turned down',
        to: 'client',
        title: `${quote.account_name} takes no bookings on Waymark any more`,
        text:
          quote.status === 'Asked'
            ? 'Your question for a quote is closed. You can ask somebody else.'
            : 'The price that they gave cannot be accepted any more. You can ask somebody else.',
      })
    }
    return open.length
  })
}
