import { setTimeout as pause } from 'node:timers/promises'
import { account } from '@waymark/contracts/account'
import { demoPassword } from '@waymark/demo-world/demo-accounts'
import { BookingLoad, type Kept, type Wish } from '../faults/booking-load.ts'
import { askMachine } from '../machines/ask-machine.ts'
import { trySignIn } from './people.ts'

/** Bookings that were tried at a release, and taken by it. */
export interface Tried {
  readonly taken: number
  readonly tried: number
}

const bookedAtOnce = 8
/** A person may book some thirty times a minute. */
const maxBooked = 3 * bookedAtOnce
const maxAskedMs = 20
const signsIn = 'coordinator@demo.test'

/** What people ask of an earlier release. */
export class Requests {
  readonly #address: string
  readonly #load: BookingLoad
  readonly #acknowledged = new Map<string, number>()
  #wishes: readonly Wish[] = []
  #tried: readonly Wish[] = []

  constructor(address: string) {
    this.#address = address
    this.#load = new BookingLoad(address)
  }

  async begin(): Promise<void> {
    await this.#load.signIn()
    this.#wishes = await this.#load.wishes(maxBooked)
  }

  /** Books the next few times. One that is not taken counts as tried. */
  async book(): Promise<Tried> {
    const wishes = this.#wishes.slice(this.#tried.length, this.#tried.length + bookedAtOnce)
    this.#tried = [...this.#tried, ...wishes]
    let taken = 0
    for (const wish of wishes) {
      const bookingId = await this.#load.tryToBook(wish).catch(() => undefined)
      if (bookingId === undefined) continue
      this.#acknowledged.set(wish.key, bookingId)
      taken += 1
    }
    return { taken, tried: wishes.length }
  }

  /** Reads over and over; how often each status came. */
  async readUntil(isOver: () => boolean): Promise<ReadonlyMap<number, number>> {
    const statuses = new Map<number, number>()
    while (!isOver()) {
      const status = await this.#load.reads()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await pause(maxAskedMs)
    }
    return statuses
  }

  /** Changes other than bookings, and how they were answered. `when` tells apart who is registered. */
  async change(when: string): Promise<ReadonlyMap<string, string>> {
    const registered = await askMachine(this.#address, account.registerUser, {
      firstName: 'Hēmi',
      lastName: 'Parata',
      email: `hemi.${when}@mail.example`,
      password: demoPassword,
      countryId: 1,
      agreesToTerms: true,
    })
    const wrong = await askMachine(this.#address, account.login, { email: signsIn, password: 'Not-my-password-1' })
    const right = await trySignIn(this.#address, signsIn)
    return new Map([
      ['register', String(registered.status)],
      ['sign in with a wrong password, then the right one', `${wrong.status}, ${right ? 200 : 'refused'}`],
    ])
  }

  /** Looks for what was acknowledged at another release, and gives the times back. */
  async settleAt(other: BookingLoad): Promise<Kept> {
    await other.signIn()
    const acknowledged = this.#tried.filter(({ key }) => this.#acknowledged.has(key))
    return other.settle(acknowledged, this.#acknowledged)
  }
}
