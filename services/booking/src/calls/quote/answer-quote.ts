import type { quote } from '@waymark/contracts/quote'
import { moneyText } from '@waymark/domain/booking/price'
import { isOpenQuote, quoteLimits } from '@waymark/domain/booking/quote'
import { addDays, daysBetween, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayText } from '@waymark/domain/schedule/wall-text'
import { dayAt, wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { lockQuote, type QuoteRow, writeAnswer } from '../../db/quotes.ts'
import { tellOfQuote } from '../../placing/tell-of-quote.ts'
import { quoteSide } from '../../rights/quote-side.ts'

export const answerQuote: Handler<Context, typeof quote.answerQuote> = async (input, { context, caller }) => {
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const found = await lockQuote(trx, input.quoteId)
    if (!found || (await quoteSide(context, caller, found)) !== 'provider') return notFound()
    if (!isOpenQuote(found.status)) return refuse('QuoteClosed')
    if (found.is_suspended) return refuse('OrganisationSuspended')
    const days = daysBetween(dayAt(found.time_zone, now.getTime()), input.standsUntil)
    if (days < 0 || days > quoteLimits.maxStandsDays) return refuse('StandsTooShort')
    // Until the day is over at the location.
    const endMs = wallToInstant(found.time_zone, `${addDays(input.standsUntil, 1)}T00:00:00`)
    if (endMs === null) return refuse('StandsTooShort')
    const standsUntil = new Date(endMs)
    if (isOther(found, input.seenAnsweredAt)) {
      // Sent again after a lost answer.
      if (isOwnAnswer(found, caller, { ...input, standsUntil })) return { done: true as const }
      return refuse('ChangedMeanwhile')
    }
    await writeAnswer(trx, found.id, {
      price_cents: input.priceCents,
      answer: input.answer,
      stands_until: standsUntil,
      answered_at: now,
      answered_by: caller.userProfileId,
    })
    await tellOfQuote(trx, found, {
      key: `answered ${now.getTime()}`,
      to: 'client',
      ...answerWords(found, input),
      ...(input.answer === '' ? {} : { emailText: `${found.account_name} says: “${input.answer}”` }),
    })
    return { done: true as const }
  })
}

/** Whether the answer is another one than was on the screen; pages of earlier releases do not say which. */
function isOther({ answered_at: present }: QuoteRow, seen: string | null | undefined): boolean {
  return seen !== undefined && (present?.getTime() ?? null) !== (seen === null ? null : Date.parse(seen))
}

function isOwnAnswer(
  quote: QuoteRow,
  { userProfileId }: PersonCaller,
  sent: { readonly priceCents: number; readonly answer: string; readonly standsUntil: Date },
): boolean {
  return (
    quote.answered_by === userProfileId &&
    quote.price_cents === sent.priceCents &&
    quote.answer === sent.answer &&
    quote.stands_until?.getTime() === sent.standsUntil.getTime()
  )
}

function answerWords(
  quote: QuoteRow,
  { priceCents, standsUntil }: { readonly priceCents: number; readonly standsUntil: WallDay },
) {
  const { account_name: provider, price_cents: before, currency } = quote
  const price = moneyText(priceCents, currency)
  const next = `It is valid until the end of ${dayText(standsUntil)}. Until then, accept it by booking, or decline it.`
  if (before === null) return { title: `${provider} named a price: ${price}`, text: `The price is ${price}. ${next}` }
  if (before === priceCents)
    return { title: `${provider} has answered again, at ${price}`, text: `The price is still ${price}. ${next}` }
  return {
    title: `${provider} changed the price to ${price}`,
    text: `The price was ${moneyText(before, currency)} and is now ${price}. ${next}`,
  }
}
