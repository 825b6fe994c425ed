import type { quote } from '@waymark/contracts/quote'
import { closedStatus } from '@waymark/domain/booking/quote'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { closeQuoteAs, lockQuote } from '../../db/quotes.ts'
import { tellOfQuote } from '../../placing/tell-of-quote.ts'
import { quoteSide } from '../../rights/quote-side.ts'

export const closeQuote: Handler<Context, typeof quote.closeQuote> = async ({ quoteId }, { context, caller }) => {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const found = await lockQuote(trx, quoteId)
    const side = found ? await quoteSide(context, caller, found) : null
    if (!found || side === null) return notFound()
    const status = closedStatus(found.status, side)
    if (status === null) return refuse('QuoteClosed')
    await closeQuoteAs(trx, found.id, status, now)
    await tellOfQuote(
      trx,
      found,
      side === 'provider'
        ? {
            key: 'turned down',
            to: 'client',
            title: `${found.account_name} cannot take this on`,
            text: 'They turned down your question for a quote. You can ask somebody else.',
          }
        : {
            key: 'closed',
            to: 'provider',
            title: `${found.client_name} closed a quote`,
            text: status === 'Declined' ? 'They declined the price.' : 'They took their question back.',
          },
    )
    return { done: true as const }
  })
}
