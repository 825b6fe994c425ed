import type {
  ActivityBookingPersonTable,
  ActivityBookingTable,
  BookingHistoryTable,
  BookingTable,
  FeedbackTable,
  LedgerEntryTable,
  PaymentTable,
  RefundTable,
  WaitlistEntryTable,
} from '@waymark/booking-service/db/schema'
import {
  bookingTotalCents,
  type PersonOfBooking,
  personPriceCents,
  type SpacesTaken,
  type StockKind,
  spacesTaken,
  stockKinds,
} from '@waymark/domain/activity/people'
import { currencyOf, moneyText } from '@waymark/domain/booking/price'
import { type BookingStatus, bookingStatus } from '@waymark/domain/enums'
import type { DemoSession } from './demo-sessions.ts'
import type { IdRow, Row } from './row.ts'

/** Somebody who books: a person with an account, or a guest. */
export interface Booker {
  readonly userProfileId: number | null
  readonly userAreaId?: number
  readonly guestId: string | null
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** Somebody who comes. */
export interface Guest extends PersonOfBooking {
  readonly name: string
  readonly sharedOptionIds?: readonly number[]
}

/** How a booking ended, or that it has not; nobody who is not named by position (`here`) came, or has come so far. */
export type Outcome =
  | { readonly status: 'booked'; readonly here?: readonly number[] }
  | { readonly status: 'completed'; readonly here: readonly number[] }
  | {
      readonly status: 'cancelled'
      readonly by: 'client' | 'provider'
      readonly reason: string
      readonly isRefunded: boolean
    }
  /** The time to pay ran out. */
  | { readonly status: 'unpaid' }

export interface SessionBookingRows {
  readonly bookings: readonly IdRow<BookingTable>[]
  readonly holders: readonly Row<ActivityBookingTable>[]
  readonly people: readonly Row<ActivityBookingPersonTable>[]
  readonly history: readonly IdRow<BookingHistoryTable>[]
  readonly payments: readonly IdRow<PaymentTable>[]
  readonly refunds: readonly IdRow<RefundTable>[]
  readonly ledger: readonly IdRow<LedgerEntryTable>[]
  readonly waitlist: readonly IdRow<WaitlistEntryTable>[]
  readonly feedback: readonly Row<FeedbackTable>[]
}

/** Who takes the money of a session, and the number on its receipts. */
export interface Seller {
  readonly cardAccount: string
  readonly taxNumber: string | null
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const { Confirmed, Completed, Cancelled, Incomplete } = bookingStatus
const statusOf: Record<Outcome['status'], BookingStatus> = {
  booked: Confirmed,
  completed: Completed,
  cancelled: Cancelled,
  unpaid: Incomplete,
}
const stockColumns = {
  wheelchairSpaces: 'wheelchair_spaces',
  hearingReceivers: 'hearing_receivers',
  interpreterPlaces: 'interpreter_places',
  quietPlaces: 'quiet_places',
} as const
const unpaidText = 'The time to pay was over, and the spaces are free again.'

/** Plans bookings of sessions, so that no session is oversold and every payment adds up. */
export class SessionBookingPlan {
  readonly #now: number
  readonly #first: { readonly bookingId: number; readonly historyId: number }
  readonly #sellers: ReadonlyMap<number, Seller>
  readonly #taken = new Map<number, SpacesTaken>()
  readonly #bookers = new Set<string>()
  readonly #bookings: IdRow<BookingTable>[] = []
  readonly #holders: Row<ActivityBookingTable>[] = []
  readonly #people: Row<ActivityBookingPersonTable>[] = []
  readonly #history: IdRow<BookingHistoryTable>[] = []
  readonly #payments: IdRow<PaymentTable>[] = []
  readonly #refunds: IdRow<RefundTable>[] = []
  readonly #ledger: IdRow<LedgerEntryTable>[] = []
  readonly #waitlist: IdRow<WaitlistEntryTable>[] = []
  readonly #feedback: Row<FeedbackTable>[] = []

  /** `first` are the ids after those of the bookings of services; `sellers` are by account id. */
  constructor(
    now: Date,
    first: { readonly bookingId: number; readonly historyId: number },
    sellers: ReadonlyMap<number, Seller>,
  ) {
    this.#now = now.getTime()
    this.#first = first
    this.#sellers = sellers
  }

  get rows(): SessionBookingRows {
    return {
      bookings: this.#bookings,
      holders: this.#holders,
      people: this.#people,
      history: this.#history,
      payments: this.#payments,
      refunds: this.#refunds,
      ledger: this.#ledger,
      waitlist: this.#waitlist,
      feedback: this.#feedback,
    }
  }

  spacesLeft({ row }: DemoSession): number {
    const taken = this.#taken.get(row.id)
    return row.max_spaces - (taken ? taken.spaces + taken.companions : 0)
  }

  stockLeft({ row }: DemoSession, kind: StockKind): number {
    return (row[stockColumns[kind]] ?? 0) - (this.#taken.get(row.id)?.[kind] ?? 0)
  }

  /** Whether somebody could book a session: once each. */
  isNewTo({ row }: DemoSession, booker: Booker): boolean {
    return !this.#bookers.has(keyOf(row.id, booker))
  }

  /** Adds a booking and returns its id. */
  book(session: DemoSession, booker: Booker, people: readonly Guest[], outcome: Outcome, createdMs: number): number {
    const { row, activity } = session
    const id = this.#first.bookingId + this.#bookings.length
    const taken = spacesTaken(people)
    const isLive = outcome.status === 'booked' || outcome.status === 'completed'
    if (isLive) this.#take(session, booker, taken)
    const prices = { priceCents: row.price_cents, concessionPriceCents: row.concession_price_cents ?? null }
    const totalCents = bookingTotalCents(people, prices)
    const currency = currencyOf(activity.venue.organisation.countryId)
    const startMs = new Date(row.starts_at).getTime()
    const endMs = new Date(row.ends_at).getTime()
    const cancelledMs = Math.max(createdMs + hourMs, Math.min(startMs - 30 * hourMs, this.#now - 2 * hourMs))
    this.#bookings.push({
      id,
      item_type: 'Activity',
      activity_session_id: row.id,
      account_id: row.account_id,
      service_area_id: row.service_area_id,
      series_id: null,
      service_area_service_id: null,
      client_user_profile_id: booker.userProfileId,
      user_service_area_id: booker.userAreaId ?? null,
      guest_id: booker.guestId,
      status: statusOf[outcome.status],
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      adding_error: outcome.status === 'unpaid' ? unpaidText : null,
      cancel_reason: outcome.status === 'cancelled' ? outcome.reason : null,
      placed_at: outcome.status === 'unpaid' ? null : new Date(createdMs),
      completed_at: outcome.status === 'completed' ? new Date(endMs) : null,
      cancelled_at: outcome.status === 'cancelled' ? new Date(cancelledMs) : null,
      created_at: new Date(createdMs),
    })
    this.#holders.push({
      booking_id: id,
      activity_session_id: row.id,
      contact_name: booker.name,
      contact_email: booker.email,
      contact_phone: booker.phone,
      spaces: taken.spaces,
      companions: taken.companions,
      wheelchair_spaces: taken.wheelchairSpaces,
      hearing_receivers: taken.hearingReceivers,
      interpreter_places: taken.interpreterPlaces,
      quiet_places: taken.quietPlaces,
      max_spaces_per_client: row.max_spaces_per_client,
      total_cents: totalCents,
      currency,
      refund_until_hours: activity.row.refund_until_hours,
      held_until: null,
      payment_flow: outcome.status === 'unpaid' ? 'Failed' : totalCents > 0 ? 'CompletedPayment' : 'Completed',
      idempotency_owner: booker.guestId === null ? `person:${booker.userProfileId}` : `guest:${booker.guestId}`,
      idempotency_key: null,
    })
    const here = outcome.status === 'booked' || outcome.status === 'completed' ? (outcome.here ?? []) : []
    for (const [position, person] of people.entries()) {
      const isHere = here.includes(position)
      const arrivedAt = new Date(Math.min(startMs - (((id + position) % 20) - 4) * minuteMs, this.#now))
      this.#people.push({
        booking_id: id,
        position,
        kind: person.kind,
        companion_of: person.companionOf,
        name: person.name,
        age: person.age,
        price_cents: personPriceCents(person, prices),
        wants_wheelchair_space: person.wantsWheelchairSpace,
        wants_hearing_receiver: person.wantsHearingReceiver,
        wants_interpreter: person.wantsInterpreter,
        wants_quiet_place: person.wantsQuietPlace,
        shared_option_ids: [...(person.sharedOptionIds ?? [])],
        checked_in_at: isHere ? arrivedAt : null,
        checked_in_by: isHere ? row.created_by : null,
        check_in_marked_at: isHere ? arrivedAt : null,
      })
    }
    this.#write(id, createdMs, totalCents > 0 ? 'Spaces held for payment' : 'Booked', booker)
    const money = (cents: number) => moneyText(cents, currency)
    if (outcome.status === 'unpaid') this.#write(id, createdMs + 31 * minuteMs, unpaidText)
    else if (totalCents > 0) this.#write(id, createdMs + 3 * minuteMs, `Paid ${money(totalCents)}`)
    if (totalCents > 0) this.#pay(id, session, totalCents, currency, outcome, createdMs, cancelledMs)
    if (outcome.status === 'completed') this.#write(id, endMs, 'Completed')
    if (outcome.status === 'cancelled') {
      const goesBack = outcome.isRefunded && totalCents > 0 ? `. ${money(totalCents)} goes back.` : ''
      if (outcome.by === 'client') this.#write(id, cancelledMs, `Cancelled: ${outcome.reason}${goesBack}`, booker)
      else this.#write(id, cancelledMs, `The session was cancelled: ${outcome.reason}`)
      if (goesBack !== '') this.#write(id, cancelledMs + minuteMs, `${money(totalCents)} sent back to the card`)
    }
    return id
  }

  /** Puts a group on the waitlist of a session that is sold out. */
  wait({ row }: DemoSession, booker: Booker, people: readonly Guest[], createdMs: number): void {
    this.#bookers.add(keyOf(row.id, booker))
    this.#waitlist.push({
      id: this.#waitlist.length + 1,
      activity_session_id: row.id,
      client_user_profile_id: booker.userProfileId,
      user_service_area_id: booker.userAreaId ?? null,
      guest_id: booker.guestId,
      contact_name: booker.name,
      contact_email: booker.email,
      contact_phone: booker.phone,
      people: people.map(({ sharedOptionIds, ...person }) => ({
        ...person,
        sharedAccessibilityOptionIds: sharedOptionIds ?? [],
      })),
      spaces: people.length,
      state: 'waiting',
      offer_booking_id: null,
      offered_until: null,
      created_at: new Date(createdMs),
    })
  }

  addFeedback(
    { row }: DemoSession,
    bookingId: number,
    { stars, comment }: { readonly stars: number; readonly comment: string },
  ): void {
    this.#feedback.push({
      booking_id: bookingId,
      service_area_id: row.service_area_id,
      stars,
      comment,
      was_as_accessible: stars >= 4 ? 'yes' : 'partly',
      answer: stars <= 3 ? 'Thank you. We have changed where the seats stand.' : null,
      created_at: new Date(Math.min(new Date(row.ends_at).getTime() + 20 * hourMs, this.#now - hourMs)),
    })
  }

  #take(session: DemoSession, booker: Booker, taken: SpacesTaken): void {
    const { id } = session.row
    const before = this.#taken.get(id)
    const after = {
      spaces: (before?.spaces ?? 0) + taken.spaces,
      companions: (before?.companions ?? 0) + taken.companions,
      wheelchairSpaces: (before?.wheelchairSpaces ?? 0) + taken.wheelchairSpaces,
      hearingReceivers: (before?.hearingReceivers ?? 0) + taken.hearingReceivers,
      interpreterPlaces: (before?.interpreterPlaces ?? 0) + taken.interpreterPlaces,
      quietPlaces: (before?.quietPlaces ?? 0) + taken.quietPlaces,
    }
    this.#taken.set(id, after)
    this.#bookers.add(keyOf(id, booker))
    const isTooMuch = this.spacesLeft(session) < 0 || stockKinds.some((kind) => this.stockLeft(session, kind) < 0)
    if (isTooMuch) throw new Error(`session ${id} of ${session.activity.entry.title} is oversold`)
  }

  #pay(
    bookingId: number,
    { row, activity }: DemoSession,
    cents: number,
    currency: 'NZD' | 'AUD',
    outcome: Outcome,
    createdMs: number,
    cancelledMs: number,
  ): void {
    const id = this.#payments.length + 1
    const seller = this.#sellers.get(row.account_id)
    if (!seller) throw new Error(`account ${row.account_id} takes no cards`)
    const { cardAccount, taxNumber } = seller
    const isPaid = outcome.status !== 'unpaid'
    // The sandbox makes a payment of this name when it is first asked for it.
    const intentId = `${cardAccount.replace('acct_demo', 'pi_demo_')}_${bookingId}_${cents}_${currency.toLowerCase()}`
    this.#payments.push({
      id,
      booking_id: bookingId,
      attempt: 1,
      state: isPaid ? 'paid' : 'expired',
      ui_mode: 'hosted_page',
      stripe_account_id: cardAccount,
      checkout_params: {
        mode: 'payment',
        client_reference_id: String(bookingId),
        // The lines of the receipt.
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: cents,
              product_data: { name: activity.entry.title },
            },
          },
        ],
      },
      checkout_session_id: `cs_demo_${bookingId}`,
      checkout_url: null,
      client_secret: null,
      payment_intent_id: isPaid ? intentId : null,
      receipt_url: null,
      card_brand: 'visa',
      card_last4: '4242',
      seller_tax_number: isPaid ? taxNumber : null,
      amount_cents: cents,
      currency,
      expires_at: new Date(createdMs + 32 * minuteMs),
      created_at: new Date(createdMs + minuteMs),
      settled_at: new Date(createdMs + (isPaid ? 3 : 32) * minuteMs),
    })
    if (!isPaid) return
    const entry = { booking_id: bookingId, payment_id: id, currency }
    const charge = { ...entry, id: this.#ledger.length + 1, kind: 'charge' as const, amount_cents: cents }
    this.#ledger.push({ ...charge, stripe_id: intentId, at: new Date(createdMs + 3 * minuteMs) })
    if (outcome.status !== 'cancelled' || !outcome.isRefunded) return
    const refundedAt = new Date(cancelledMs + minuteMs)
    const stripeRefundId = `re_demo_${bookingId}`
    this.#refunds.push({
      id: this.#refunds.length + 1,
      booking_id: bookingId,
      payment_id: id,
      reason: outcome.by === 'client' ? 'client cancelled' : 'provider cancelled',
      amount_cents: cents,
      state: 'succeeded',
      stripe_refund_id: stripeRefundId,
      failure_reason: null,
      created_at: new Date(cancelledMs),
      settled_at: refundedAt,
    })
    const refund = { ...entry, id: this.#ledger.length + 1, kind: 'refund' as const, amount_cents: -cents }
    this.#ledger.push({ ...refund, stripe_id: stripeRefundId, at: refundedAt })
  }

  #write(bookingId: number, ms: number, what: string, by?: Booker): void {
    this.#history.push({
      id: this.#first.historyId + this.#history.length,
      booking_id: bookingId,
      at: new Date(ms),
      what,
      by_user_profile_id: by?.userProfileId ?? null,
      by_name: by?.name ?? 'Waymark',
    })
  }
}

function keyOf(sessionId: number, { userProfileId, userAreaId, guestId }: Booker): string {
  return `${sessionId} ${userProfileId ?? guestId} ${userAreaId ?? ''}`
}
