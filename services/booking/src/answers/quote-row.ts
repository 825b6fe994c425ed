import type { AnswerOf } from '@waymark/contracts/define-call'
import type { quote } from '@waymark/contracts/quote'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall } from '@waymark/domain/schedule/wall-time'
import type { QuoteRow } from '../db/quotes.ts'

/** A quote as both sides see it. */
export function quoteAnswer(row: QuoteRow): AnswerOf<typeof quote.getQuotes>['items'][number] {
  const wall = (instant: Date) => instantToWall(row.time_zone, instant.getTime())
  return {
    quoteId: row.id,
    status: row.status,
    serviceAreaServiceId: row.service_area_service_id,
    ServiceSizeOptionId: row.size_option_id,
    serviceName: serviceName(row.service_id, row.own_service_name),
    sizeOptionName: sizeOptionName(row.service_id, row.size_option_id),
    accountName: row.account_name,
    serviceAreaName: row.area_name,
    clientName: row.client_name,
    words: row.words,
    AddressForService: row.address,
    priceCents: row.price_cents,
    currency: row.currency,
    answer: row.answer,
    standsUntil: row.stands_until && lastDayOf(row.stands_until, row.time_zone),
    answeredAt: row.answered_at?.toISOString() ?? null,
    askedAt: wall(row.asked_at),
    timeZone: row.time_zone,
    isSuspended: row.is_suspended,
    isClosedForGood: row.is_closed_for_good,
  }
}

/** The last day on which a price stands: it ends with that day at the location. */
export function lastDayOf(standsUntil: Date, timeZone: string): WallDay {
  return addDays(dayAt(timeZone, standsUntil.getTime()), -1)
}
