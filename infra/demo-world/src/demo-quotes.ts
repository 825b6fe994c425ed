import type { QuoteTable } from '@waymark/booking-service/db/schema'
import { currencyOf } from '@waymark/domain/booking/price'
import type { QuoteStatus } from '@waymark/domain/booking/quote'
import type { DemoOffer, DemoOffers } from './demo-offers.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoVenue } from './demo-venues.ts'
import type { IdRow } from './row.ts'

/** The quote that the individual has booked from: the plan of the bookings has the booking. */
export const acceptedQuote = { id: 1, priceCents: 18_500 } as const

const dayMs = 86_400_000

interface DemoQuote {
  readonly status: QuoteStatus
  readonly words: string
  readonly askedDaysAgo: number
  readonly price?: { readonly cents: number; readonly answer: string; readonly standsDays: number }
  readonly closedDaysAgo?: number
}

/** One of each state. The booking from the first takes it from Answered to Accepted, as a trigger does for every one. */
const quotes: readonly DemoQuote[] = [
  {
    status: 'Answered',
    words: 'A day in Ōtaki for my mum and me. She uses a manual wheelchair and transfers with a board.',
    askedDaysAgo: 48,
    price: {
      cents: acceptedQuote.priceCents,
      answer: 'With our lift, both ways, and an hour at the beach.',
      standsDays: 20,
    },
  },
  {
    status: 'Lapsed',
    words: 'Three of us to Masterton and back on a Saturday, one power chair of 160 kg.',
    askedDaysAgo: 40,
    price: { cents: 26_000, answer: 'Two drivers, as it is a long day.', standsDays: 14 },
    closedDaysAgo: 23,
  },
  {
    status: 'Declined',
    words: 'To the airport at 5 in the morning, with two suitcases and a shower chair.',
    askedDaysAgo: 30,
    price: { cents: 14_000, answer: 'Before 6 am it is a night fare.', standsDays: 14 },
    closedDaysAgo: 27,
  },
  { status: 'TurnedDown', words: 'A day in Napier and back.', askedDaysAgo: 22, closedDaysAgo: 21 },
  {
    status: 'Withdrawn',
    words: 'To the Wairarapa for a tangi, Friday to Sunday.',
    askedDaysAgo: 15,
    closedDaysAgo: 14,
  },
  {
    status: 'Answered',
    words: 'To Zealandia with my nephew: one wheelchair place, and a seat beside it.',
    askedDaysAgo: 4,
    price: { cents: 12_500, answer: 'The driver waits for you at the café.', standsDays: 30 },
  },
  { status: 'Asked', words: 'Christmas lunch in Upper Hutt for mum and me, home by 4 pm.', askedDaysAgo: 1 },
]

/** Quotes that the individual asked Aro Rides for. */
export function demoQuotes(
  people: DemoPeople,
  venues: readonly DemoVenue[],
  { offers }: DemoOffers,
  now: Date,
): readonly IdRow<QuoteTable>[] {
  const venue = venues.find(({ name }) => name === 'Aro Rides')
  const offer = offers.find(({ areaId, key }) => areaId === venue?.id && key === 'day out drive')
  if (!venue || !offer) throw new Error('Aro Rides has no days out')
  const client = people.profileByEmail('individual@demo.test')
  const [answerer] = people.staffByArea.get(venue.id) ?? []
  if (!answerer) throw new Error('Aro Rides has nobody')
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  return quotes.map(({ status, words, askedDaysAgo, price, closedDaysAgo }, index) => ({
    id: index + 1,
    account_id: people.accountIdByKey.get(venue.organisation.key) ?? 0,
    service_area_id: venue.id,
    service_area_service_id: offer.id,
    service_id: offer.serviceId,
    own_service_name: offer.ownName,
    size_option_id: quotedSize(offer).optionId,
    time_zone: venue.timeZone,
    currency: currencyOf(venue.organisation.countryId),
    client_user_profile_id: client.id,
    client_account_id: client.account_id,
    user_service_area_id: null,
    words,
    address: '42 Daniell Street, Newtown, Wellington 6021',
    status,
    asked_at: at(askedDaysAgo),
    ...(price
      ? {
          price_cents: price.cents,
          answer: price.answer,
          answered_at: at(askedDaysAgo - 1),
          answered_by: answerer.id,
          stands_until: at(askedDaysAgo - 1 - price.standsDays),
        }
      : { price_cents: null, stands_until: null, answered_at: null, answered_by: null }),
    closed_at: closedDaysAgo === undefined ? null : at(closedDaysAgo),
    idempotency_key: null,
  }))
}

/** The size of an offer whose price is quoted. */
function quotedSize(offer: DemoOffer) {
  const size = offer.sizes.find(({ priceCents }) => priceCents === null)
  if (!size) throw new Error(`${offer.serviceName} has no quoted size`)
  return size
}
