import type { quote } from '@waymark/contracts/quote'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { mayBookFor } from '../../activity/booker.ts'
import { quoteAnswer } from '../../answers/quote-row.ts'
import type { Context } from '../../context.ts'
import { listQuotes } from '../../db/quotes.ts'
import { managesArea } from '../../rights/books-for-client.ts'

export const getQuotes: Handler<Context, typeof quote.getQuotes> = async (
  { side, serviceAreaId, pageNumber, pageSize },
  { context, caller },
) => {
  const page = { pageNumber, pageSize }
  const answer = async (of: Parameters<typeof listQuotes>[1]) => {
    const { rows, totalCount } = await listQuotes(context.reads, of, page)
    return { items: rows.map(quoteAnswer), totalCount, ...page }
  }
  if (side === 'provider') {
    if (serviceAreaId === undefined || !(await managesArea(context, caller, serviceAreaId)))
      return refuse('NotYourArea')
    return answer({ answeredBy: serviceAreaId })
  }
  if (serviceAreaId === undefined) return answer({ askedBy: caller.userProfileId })
  if (!(await mayBookFor(context, caller, serviceAreaId))) return refuse('NotYourArea')
  return answer({ askedByArea: serviceAreaId })
}
