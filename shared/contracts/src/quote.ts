import { quoteLimits, quoteStatuses } from '@waymark/domain/booking/quote'
import type { QuoteId, ServiceAreaId, ServiceAreaServiceId } from '@waymark/domain/ids'
import { limits } from '@waymark/domain/limits'
import * as z from 'zod/mini'
import { signedIn } from './access.ts'
import { ownArea } from './booking-shapes.ts'
import { defineCall } from './define-call.ts'
import { organisationSuspended } from './refusals.ts'
import { catalogueId, cents, done, id, localDate, optionalText, pageFields, pageOf, rowId, text } from './shapes.ts'

/** A quote as both sides see it; times are wall times of `timeZone`. */
const quoteRow = z.object({
  quoteId: rowId<QuoteId>(),
  status: z.literal(quoteStatuses),
  serviceAreaServiceId: rowId<ServiceAreaServiceId>(),
  ServiceSizeOptionId: z.int(),
  serviceName: z.string(),
  sizeOptionName: z.string(),
  accountName: z.string(),
  serviceAreaName: z.string(),
  clientName: z.string(),
  /** What the client needs. */
  words: z.string(),
  AddressForService: z.string(),
  priceCents: z.nullable(z.int()),
  currency: z.literal(['NZD', 'AUD']),
  /** What the provider says to the price. */
  answer: z.string(),
  /** The last day on which the price stands, at the location. */
  standsUntil: z.nullable(z.string()),
  /** When the price was given or last changed, as an instant; null before. */
  answeredAt: z.nullable(z.string()),
  askedAt: z.string(),
  timeZone: z.string(),
  /** Waymark has suspended the organisation that is asked, or closed it for good: no price is given or accepted. */
  isSuspended: z.boolean(),
  /** Turned down by nobody: it was open when Waymark closed the organisation for good. */
  isClosedForGood: z.optional(z.boolean()),
})

const quoteClosed = { QuoteClosed: 'This quote is closed by now.' } as const

/** Ours: the source shows "Quote" as a fee, and says nothing of how one is asked for. */
export const quote = {
  getQuotes: defineCall({
    method: 'POST',
    path: '/api/Booking/get-quotes',
    summary: 'Quotes that I asked for, or that my location was asked for; open ones first, then the newest',
    reads: ['quote'],
    access: signedIn,
    input: () =>
      z.strictObject({
        side: z.literal(['client', 'provider']),
        /** The location that was asked, or in consumer mode the one that asks. */
        serviceAreaId: z.optional(id<ServiceAreaId>()),
        ...pageFields,
      }),
    output: () => pageOf(quoteRow),
    refusals: ownArea,
    isPrivateRead: true,
  }),
  askForQuote: defineCall({
    method: 'POST',
    path: '/api/Booking/ask-for-quote',
    summary: 'Ask a provider for the price of a service that is quoted',
    changes: ['quote'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        ServiceAreaServiceId: id<ServiceAreaServiceId>(),
        ServiceSizeOptionId: catalogueId(),
        /** What I need. */
        words: text(2000),
        AddressForService: z._default(optionalText(limits.addressMaxLength), ''),
        /** The location that asks, in consumer mode. */
        UserServiceAreaId: z._default(z.nullable(id<ServiceAreaId>()), null),
      }),
    output: () => z.object({ quoteId: rowId<QuoteId>() }),
    refusals: {
      NotOffered: 'This service cannot be booked here at present.',
      NotQuoted: 'This size has a price: book it without a quote.',
      TooManyQuotes: `You have ${quoteLimits.maxOpen} open questions with this provider. Wait for an answer, or take one back.`,
      ...ownArea,
    },
  }),
  answerQuote: defineCall({
    method: 'POST',
    path: '/api/Booking/answer-quote',
    summary: 'Name the price of a quote, and until when it stands; again changes the answer',
    changes: ['quote'],
    access: signedIn,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        quoteId: id<QuoteId>(),
        priceCents: cents().check(z.lte(quoteLimits.maxPriceCents, 'This price is too high.')),
        answer: z._default(optionalText(2000), ''),
        /** The last day on which it stands, at the location. */
        standsUntil: localDate(),
        /** The `answeredAt` that was on the screen: an answer that a colleague gave meanwhile is not overwritten. */
        seenAnsweredAt: z.optional(z.nullable(z.iso.datetime())),
      }),
    output: () => done,
    refusals: {
      ...quoteClosed,
      ChangedMeanwhile: 'A colleague has given a price already. Look at it first.',
      ...organisationSuspended('no price can be given'),
      StandsTooShort: `Choose today, or a last day that is at most ${quoteLimits.maxStandsDays} days from now.`,
    },
  }),
  closeQuote: defineCall({
    method: 'POST',
    path: '/api/Booking/close-quote',
    summary: 'Take my question back or decline its answer; as the provider, turn it down',
    changes: ['quote'],
    access: signedIn,
    input: () => z.strictObject({ quoteId: id<QuoteId>() }),
    output: () => done,
    refusals: quoteClosed,
  }),
} as const
