import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import type { Call, InputOf, OutputOf } from '@waymark/contracts/define-call'
import { demoPassword } from '@waymark/demo-world/demo-accounts'
import { bookingStatus } from '@waymark/domain/enums'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import type { Read } from './ask.ts'

/** One booking that somebody wants: every attempt has the same key. */
export interface Wish {
  readonly key: string
  readonly input: InputOf<typeof booking.addNewBooking>
}

/** What became of the bookings that were tried while something failed. */
export interface Kept {
  readonly tried: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
}

const maxAnswerMs = 10_000
const maxConfirmMs = 90_000
const serviceAreaServiceIds = [1, 19, 21]
/** They take turns, since one person may book some thirty times a minute. */
const clients = [
  'individual@demo.test',
  'moana.faleolo@mail.example',
  'wiremu.tamihana@mail.example',
  'rawiri.hohepa@mail.example',
]

/** People of the demo world who book through the front door, one in each round. */
export class BookingLoad {
  readonly #address: string
  #token = ''
  #email = ''
  #turns = 0

  constructor(address: string) {
    this.#address = address
  }

  /** The next of them signs in. */
  async signIn(): Promise<void> {
    this.#email = clients[this.#turns % clients.length] ?? ''
    this.#turns += 1
    await this.#signInAgain()
  }

  async #signInAgain(): Promise<void> {
    this.#token = ''
    const { token } = await this.#ask(account.login, { email: this.#email, password: demoPassword })
    this.#token = token
  }

  /** Wishes for times that do not overlap. */
  async wishes(count: number): Promise<readonly Wish[]> {
    const found: Wish[] = []
    const taken = new Set<string>()
    for (const serviceAreaServiceId of serviceAreaServiceIds) {
      const { offer } = await this.#ask(booking.getDataForNewBooking, { serviceAreaServiceId })
      const size = offer?.sizeOptions[0]
      if (!offer || !size) continue
      const { ServiceAreaServiceId, ServiceAreaId, ServiceId } = offer
      const of = { ServiceAreaServiceId, ServiceSizeOptionId: size.ServiceSizeOptionId }
      const fromDate = addDays(new Date().toISOString().slice(0, 10), 7)
      const { days } = await this.#ask(booking.getAvailableTimesForServiceAreaForNewBooking, {
        ...of,
        fromDate,
        days: 42,
      })
      for (const { date, free } of days)
        for (const [part, time] of [free.at(0), free.at(-1)].entries()) {
          if (time === undefined || taken.has(`${date} ${part}`) || (part === 1 && free.length < 8)) continue
          taken.add(`${date} ${part}`)
          const input = {
            ...of,
            ServiceAreaId,
            ServiceId,
            RequestedStartDateTimes: [`${date}T${time}:00`],
            AddressForService: '42 Daniell Street, Newtown, Wellington 6021',
            LatitudeForService: -41.3142,
            LongitudeForService: 174.7832,
            isMyself: true,
          }
          found.push({ key: randomUUID(), input })
        }
    }
    if (found.length < count) throw new Error(`The demo world has ${found.length} free times; ${count} are needed.`)
    return found.slice(0, count)
  }

  /** The booking's number, or undefined when it was not acknowledged. A refusal is an error: nothing refuses these. */
  async tryToBook({ key, input }: Wish): Promise<number | undefined> {
    const answer = await this.#send(booking.addNewBooking, input, key).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    // Too many of one person is an answer like 503: the next attempt waits. So does one without a token, while another signs in.
    if (!answer || text === undefined || answer.status >= 500 || [401, 429].includes(answer.status)) return undefined
    if (answer.status !== 200) throw new Error(`A booking was refused: ${answer.status} ${text.slice(0, 300)}`)
    return JSON.parse(text).responseData.bookingDatesSummary[0].bookingId
  }

  /** What a person reads over and over: a page of their bookings. */
  read(): Read {
    const { method, path } = booking.getBookingList
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` }
    const body = JSON.stringify({ side: 'client', pageSize: 10 })
    return { method, url: new URL(path, this.#address), headers, body }
  }

  /** Reads something, as everybody can while nothing can be written. */
  async reads(): Promise<number> {
    return (
      (await this.#send(booking.getBookingList, { side: 'client', pageSize: 10 }).catch(() => undefined))?.status ?? 0
    )
  }

  /** Tries each wish again until it is there, and compares with what was acknowledged; then gives the times back. */
  async settle(wishes: readonly Wish[], acknowledged: ReadonlyMap<string, number>): Promise<Kept> {
    const ids = new Map<string, number>()
    let lost = 0
    let doubled = 0
    for (const wish of wishes) {
      const id = await this.#book(wish)
      const before = acknowledged.get(wish.key)
      // The key leads to the booking that was acknowledged; another one means that the first was lost, or done twice.
      if (before !== undefined && before !== id) {
        if (await this.#exists(before)) doubled += 1
        else lost += 1
      }
      ids.set(wish.key, id)
    }
    doubled += wishes.length - new Set(ids.values()).size
    for (const id of ids.values()) if (!(await this.#isConfirmed(id))) lost += 1
    for (const bookingId of ids.values()) await this.#ask(booking.cancelBooking, { bookingId })
    return { tried: wishes.length, acknowledged: acknowledged.size, lost, doubled }
  }

  async #book(wish: Wish): Promise<number> {
    for (const endMs = Date.now() + maxConfirmMs; ; await pause(500)) {
      const id = await this.tryToBook(wish)
      if (id !== undefined) return id
      if (Date.now() > endMs) throw new Error('The suite takes no bookings any more.')
    }
  }

  async #exists(bookingId: number): Promise<boolean> {
    return (await this.#send(booking.getBookingDetail, { bookingId })).status === 200
  }

  /** A booking that stays New has lost the job that places it. */
  async #isConfirmed(bookingId: number): Promise<boolean> {
    for (const endMs = Date.now() + maxConfirmMs; Date.now() < endMs; await pause(200)) {
      const found = await this.#ask(booking.getBookingDetail, { bookingId }).catch(() => undefined)
      if (found?.bookingDatesSummary[0]?.status === bookingStatus.Confirmed) return true
    }
    return false
  }

  async #ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const answer = await this.#send(call, input)
    if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}.`)
    const { responseData } = JSON.parse(await answer.text())
    return responseData
  }

  /** As the pages do: whose token has ended signs in, and asks again with the same key. */
  async #send<C extends Call>(call: C, input: InputOf<C>, key?: string): Promise<Response> {
    const token = this.#token
    const answer = await this.#sendOnce(call, input, key)
    if (answer.status !== 401 || token === '') return answer
    if (this.#token === token) await this.#signInAgain()
    return this.#sendOnce(call, input, key)
  }

  #sendOnce<C extends Call>(call: C, input: InputOf<C>, key?: string): Promise<Response> {
    const url = new URL(call.path, this.#address)
    const inQuery = call.method === 'GET'
    if (inQuery) for (const [name, value] of Object.entries(input ?? {})) url.searchParams.set(name, String(value))
    return fetch(url, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(inQuery ? {} : { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(maxAnswerMs),
    })
  }
}
