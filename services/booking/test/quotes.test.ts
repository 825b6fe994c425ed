import { booking } from '@waymark/contracts/booking'
import { consumer } from '@waymark/contracts/consumer'
import { jobs } from '@waymark/contracts/jobs'
import { organisation } from '@waymark/contracts/organisation'
import { quote } from '@waymark/contracts/quote'
import { quoteLimits } from '@waymark/domain/booking/quote'
import { serviceName, sizeOptionName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { idFrom, type QuoteId } from '@waymark/domain/ids'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'notify', 'provider'] })
const dayMs = 86_400_000

/** A service whose second size is quoted, its manager, and a client. */
async function quoted() {
  const offered = await makeOfferedService(world)
  await world.db
    .updateTable('provider.service_size')
    .set({ fee_kind: 'quote', price_cents: null })
    .where('service_area_service_id', '=', offered.serviceAreaServiceId)
    .where('service_size_option_id', '=', 12)
    .execute()
  const manager = await makePerson(world, {
    accountId: offered.accountId,
    roles: { [offered.serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  return { offered, manager, client: await makePerson(world) }
}

type Quoted = Awaited<ReturnType<typeof quoted>>

async function ask({ offered, client }: Quoted, as = client, size = 12) {
  const words = 'Two ramps, and a chair of 180 kg.'
  const input = { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: size, words }
  return world.call(quote.askForQuote, input, { as })
}

async function asked(of: Quoted): Promise<number> {
  return (await ask(of)).responseData?.quoteId ?? 0
}

const answer = (of: Quoted, quoteId: number, standsUntil = '2026-12-01', as = of.manager, priceCents = 9550) =>
  world.call(quote.answerQuote, { quoteId, priceCents, answer: 'With our lift.', standsUntil }, { as })

const ofClient = async ({ client }: Quoted) =>
  (await world.call(quote.getQuotes, { side: 'client' }, { as: client })).responseData?.items ?? []

const book = ({ offered, client }: Quoted, quoteId: number, date = '2026-11-26T09:00:00') =>
  world.call(booking.addNewBooking, { ...newBookingOf(offered, [date]), quoteId }, { as: client })

test('a new question reaches the open pages of the whole team', async () => {
  const of = await quoted()
  const heard: string[] = []
  const end = world.parts.bus.subscribe(`team:${of.offered.accountId}`, (_topic, id) => void heard.push(id))
  expect((await ask(of)).error).toBeNull()
  await expect.poll(() => heard).toEqual([String(of.offered.serviceAreaId)])
  end()
})

test('a price is asked for, named for a while, and accepted by a booking; both sides are told', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  expect((await world.mailbox(of.manager.email)).at(-1)?.subject).toMatch(/asks for a quote$/)
  const { serviceAreaId } = of.offered
  const list = await world.call(quote.getQuotes, { side: 'provider', serviceAreaId }, { as: of.manager })
  expect(list.responseData?.items).toMatchObject([
    { quoteId, status: 'Asked', words: 'Two ramps, and a chair of 180 kg.' },
  ])
  expect((await book(of, quoteId)).error?.name).toBe('QuoteNotOpen')

  expect((await answer(of, quoteId)).error).toBeNull()
  const named = (await world.mailbox(of.client.email)).at(-1)
  expect(named?.subject).toMatch(/named a price: \$95\.50 NZD$/)
  expect(named?.text).toContain(
    `${serviceName(of.offered.serviceId, null)}, ${sizeOptionName(of.offered.serviceId, 12)}. The price is $95.50 NZD.`,
  )
  expect(named?.text).toContain('It is valid until the end of Tue 1 Dec 2026.')
  expect(named?.text).toContain('says: “With our lift.”')
  expect(await ofClient(of)).toMatchObject([
    { quoteId, status: 'Answered', priceCents: 9550, answer: 'With our lift.', standsUntil: '2026-12-01' },
  ])
  const form = await world.call(
    booking.getDataForNewBooking,
    { serviceAreaServiceId: of.offered.serviceAreaServiceId, quoteId },
    { as: of.client },
  )
  expect(form.responseData?.quote).toMatchObject({
    quoteId,
    ServiceSizeOptionId: 12,
    priceCents: 9550,
    AddressForService: '',
  })

  const made = await book(of, quoteId)
  expect(made.error).toBeNull()
  await world.settle()
  const bookingId = made.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
  const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: of.client })
  expect(detail.responseData).toMatchObject({ status: bookingStatus.Confirmed, feeDisplay: '$95.50' })
  expect(await ofClient(of)).toMatchObject([{ status: 'Accepted' }])
  expect((await book(of, quoteId, '2026-11-27T09:00:00')).error?.name).toBe('QuoteNotOpen')
  expect((await answer(of, quoteId)).error?.name).toBe('QuoteClosed')
})

test('a price that the client has not seen is not accepted', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  await answer(of, quoteId)
  const { offered, client, manager } = of
  const bookAt = (quotedPriceCents: number) =>
    world.call(
      booking.addNewBooking,
      { ...newBookingOf(offered, ['2026-11-26T09:00:00']), quoteId, quotedPriceCents },
      { as: client },
    )
  const dearer = { quoteId, priceCents: 30_000, standsUntil: '2026-12-01' }
  await world.call(quote.answerQuote, dearer, { as: manager })
  expect((await bookAt(9550)).error).toMatchObject({
    name: 'QuotePriceChanged',
    message: 'The price of this quote is $300.00 now.',
  })
  expect(await ofClient(of)).toMatchObject([{ status: 'Answered', priceCents: 30_000 }])
  expect((await bookAt(30_000)).error).toBeNull()
})

test('a price that a colleague gave meanwhile is not overwritten; sent twice it is told once', async () => {
  const of = await quoted()
  const { serviceAreaId, accountId } = of.offered
  const colleague = await makePerson(world, {
    accountId,
    roles: { [serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  const quoteId = await asked(of)
  const seen = async () =>
    (await world.call(quote.getQuotes, { side: 'provider', serviceAreaId }, { as: of.manager })).responseData?.items[0]
      ?.answeredAt ?? null
  const give = (as: Quoted['manager'], priceCents: number, seenAnsweredAt: string | null) =>
    world.call(
      quote.answerQuote,
      { quoteId, priceCents, answer: '', standsUntil: '2026-12-01', seenAnsweredAt },
      { as },
    )
  expect(await seen()).toBeNull()
  expect((await give(of.manager, 125_050, null)).error).toBeNull()
  expect((await give(of.manager, 125_050, null)).error).toBeNull()
  expect((await give(colleague, 9900, null)).error).toMatchObject({
    name: 'ChangedMeanwhile',
    message: 'A colleague has given a price already. Look at it first.',
  })
  expect(await ofClient(of)).toMatchObject([{ priceCents: 125_050 }])
  expect(await world.mailbox(of.client.email)).toHaveLength(1)
  expect((await give(colleague, 9900, await seen())).error).toBeNull()
  expect(await ofClient(of)).toMatchObject([{ priceCents: 9900 }])
})

test('the dashboard of a manager counts the quotes that wait for a price, that of Staff none', async () => {
  const of = await quoted()
  const { serviceAreaId, accountId } = of.offered
  const staff = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.Staff } })
  const count = async (as = of.manager) =>
    (await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as })).responseData?.quotesToAnswer
  expect(await count()).toBe(0)
  const quoteId = await asked(of)
  await asked(of)
  expect([await count(), await count(staff)]).toEqual([2, 0])
  await answer(of, quoteId)
  expect(await count()).toBe(1)
})

test('a price may be valid until the end of today at the location', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  expect((await answer(of, quoteId, '2026-11-24')).error).toBeNull()
  expect(await ofClient(of)).toMatchObject([{ status: 'Answered', standsUntil: '2026-11-24' }])
  expect((await book(of, quoteId)).error).toBeNull()
})

test('a changed price is told as a change, with the price before', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  const today = world.clock.now()
  await answer(of, quoteId)
  world.clock.advance(60_000)
  await answer(of, quoteId, '2026-12-01', of.manager, 12000)
  world.clock.advance(60_000)
  await answer(of, quoteId, '2026-12-02', of.manager, 12000)
  const [, changed, again] = await world.mailbox(of.client.email)
  world.clock.set(today)
  expect(changed?.subject).toMatch(/changed the price to \$120\.00 NZD$/)
  expect(changed?.text).toContain('The price was $95.50 NZD and is now $120.00 NZD.')
  expect(changed?.text).toContain('until the end of Tue 1 Dec 2026.')
  expect(changed?.text).toContain('“With our lift.”')
  expect(again?.text).toContain('until the end of Wed 2 Dec 2026.')
  expect(again?.subject).toMatch(/has answered again, at \$120\.00 NZD$/)
})

test('of two bookings at once from one quote there is one', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  await answer(of, quoteId)
  const made = await Promise.all([book(of, quoteId), book(of, quoteId, '2026-11-27T09:00:00')])
  expect(made.map(({ error }) => error?.name ?? 'booked').sort()).toEqual(['QuoteNotOpen', 'booked'])
})

test('a price lapses by itself, and so does a question that nobody answers', async () => {
  const of = await quoted()
  const [answered, unanswered, standing] = [await asked(of), await asked(of), await asked(of)]
  await answer(of, answered)
  await answer(of, standing)
  const now = world.clock.now()
  const change = (quoteId: number, values: { stands_until: Date } | { asked_at: Date }) =>
    world.db.updateTable('booking.quote').set(values).where('id', '=', idFrom<QuoteId>(quoteId)).execute()
  await change(answered, { stands_until: now })
  await change(unanswered, { asked_at: new Date(now.getTime() - quoteLimits.answerDays * dayMs) })
  expect((await book(of, answered)).error?.name).toBe('QuoteNotOpen')
  await world.runJob(jobs.booking.lapseQuotes, {})
  const statuses = new Map((await ofClient(of)).map(({ quoteId, status }) => [quoteId, status]))
  expect([answered, unanswered, standing].map((id) => statuses.get(id))).toEqual(['Lapsed', 'Lapsed', 'Answered'])
  const told = (await world.mailbox(of.client.email)).map(({ subject }) => subject)
  expect(told.filter((subject) => subject === 'A quote has lapsed')).toHaveLength(2)
})

test('the client takes a question back or declines its price, the provider turns one down', async () => {
  const of = await quoted()
  const close = (quoteId: number, as: Quoted['client']) => world.call(quote.closeQuote, { quoteId }, { as })
  const [first, second, third] = [await asked(of), await asked(of), await asked(of)]
  await answer(of, second)
  await close(first, of.client)
  await close(second, of.client)
  await close(third, of.manager)
  expect((await ofClient(of)).map(({ status }) => status)).toEqual(['TurnedDown', 'Declined', 'Withdrawn'])
  expect((await close(first, of.client)).error?.name).toBe('QuoteClosed')
})

test('nobody else sees, answers or books a quote', async () => {
  const of = await quoted()
  const quoteId = await asked(of)
  const other = await quoted()
  expect((await answer(of, quoteId, '2026-12-01', other.manager)).response.statusCode).toBe(404)
  expect((await answer(of, quoteId, '2026-12-01', of.client)).response.statusCode).toBe(404)
  await answer(of, quoteId)
  expect((await book({ ...of, client: other.client }, quoteId)).error?.name).toBe('QuoteNotOpen')
  const closed = await world.call(quote.closeQuote, { quoteId }, { as: other.client })
  expect(closed.response.statusCode).toBe(404)
  const { serviceAreaId } = of.offered
  const list = await world.call(quote.getQuotes, { side: 'provider', serviceAreaId }, { as: other.manager })
  expect(list.error?.name).toBe('NotYourArea')
})

test('a size with a price is not quoted, a price stands for a while, and questions are not asked without end', async () => {
  const of = await quoted()
  expect((await ask(of, of.client, 11)).error?.name).toBe('NotQuoted')
  const quoteId = await asked(of)
  expect((await answer(of, quoteId, '2026-11-23')).error?.name).toBe('StandsTooShort')
  expect((await answer(of, quoteId, '2027-02-01')).error?.name).toBe('StandsTooShort')
  for (let count = 1; count < quoteLimits.maxOpen; count += 1) await ask(of)
  expect((await ask(of)).error?.name).toBe('TooManyQuotes')
})

describe('of a suspended organisation', () => {
  const suspend = async ({ offered: { accountId } }: Quoted, isForGood: boolean) => {
    const as = await makePerson(world, { isGlobalAdmin: true })
    const input = { accountId, isForGood, reason: 'Nobody answers.', bookings: 'keep' as const }
    expect((await world.call(organisation.suspendOrganisation, input, { as })).error).toBeNull()
    await world.settle()
    return as
  }

  test('a price is neither given nor accepted until that is lifted, and nothing asks for one', async () => {
    const of = await quoted()
    const { accountId, serviceAreaId } = of.offered
    const [waiting, answered] = [await asked(of), await asked(of)]
    await answer(of, answered)
    const toAnswer = async () =>
      (await world.call(consumer.getDataForProviderDashboard, { serviceAreaId }, { as: of.manager })).responseData
        ?.quotesToAnswer
    const admin = await suspend(of, false)
    expect(await ofClient(of)).toMatchObject([
      { status: 'Answered', isSuspended: true },
      { status: 'Asked', isSuspended: true },
    ])
    expect(await toAnswer()).toBe(0)
    expect((await answer(of, waiting)).error?.message).toMatch(/^Waymark has suspended your organisation, so no price/)
    expect((await book(of, answered)).error?.name).toBe('NotOffered')
    await world.call(organisation.liftOrganisationSuspension, { accountId }, { as: admin })
    expect(await toAnswer()).toBe(1)
    expect((await answer(of, waiting)).error).toBeNull()
    expect((await book(of, answered)).error).toBeNull()
  })

  test('one that is closed for good has no open quotes left, and whoever asked is told', async () => {
    const of = await quoted()
    const { accountId } = of.offered
    const turnedDown = await asked(of)
    await world.call(quote.closeQuote, { quoteId: turnedDown }, { as: of.manager })
    const [, answered] = [await asked(of), await asked(of)]
    await answer(of, answered)
    // What was turned down before stays so.
    world.clock.advance(60_000)
    const elsewhere = await quoted()
    await asked(elsewhere)
    await suspend(of, true)
    await world.runJob(jobs.booking.closeAccountQuotes, { accountId })
    expect(await ofClient(of)).toMatchObject([
      { status: 'TurnedDown', isClosedForGood: true },
      { status: 'TurnedDown', isClosedForGood: true },
      { status: 'TurnedDown', isClosedForGood: false },
    ])
    expect(await ofClient(elsewhere)).toMatchObject([{ status: 'Asked' }])
    const told = (await world.mailbox(of.client.email)).filter(({ subject }) =>
      subject.endsWith('takes no bookings on Waymark any more'),
    )
    expect(told.map(({ text }) => /closed\. You|accepted any more\. You/.exec(text)?.[0]).sort()).toEqual([
      'accepted any more. You',
      'closed. You',
    ])
  })
})
