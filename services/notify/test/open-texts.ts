import { notification } from '@waymark/contracts/notification'
import type { BookingEmailKind } from '@waymark/domain/account/email-kinds'
import { openTwilio, textKeys } from '@waymark/sandbox-twilio/open-twilio'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { afterAll } from 'vitest'

/** Notify with text messages, at a double of Twilio's addresses. */
export async function openTexts() {
  const double = await openTwilio()
  afterAll(() => double.close())
  const { phones } = double
  const env = { ...textKeys, TWILIO_MESSAGING_BASE: double.origin }
  const world = await testWorld({ services: ['notify'], env })
  phones.now = world.clock.now
  let count = 0

  /** The code of the newest text to a phone. */
  const codeTo = (phone: string) => /^\d{6}/.exec(phones.textsTo(phone).at(-1) ?? '')?.[0] ?? ''

  /** A number that nobody else has. */
  function newPhone() {
    count += 1
    return `+642155${String(count).padStart(5, '0')}`
  }

  /** Confirms a phone of a person, and switches on the kinds. */
  async function confirm(person: MadePerson, phone: string, kinds: readonly BookingEmailKind[] = []) {
    await world.call(notification.sendPhoneCode, { phone }, { as: person })
    await world.settle()
    await world.call(notification.confirmPhone, { code: codeTo(phone) }, { as: person })
    const preferences = kinds.map((kind) => ({ kind, isWanted: true }))
    await world.call(notification.updateTextPreferences, { preferences }, { as: person })
    phones.messages.length = 0
  }

  async function makeTexted(kinds: readonly BookingEmailKind[] = []) {
    const [person, phone] = [await makePerson(world), newPhone()]
    await confirm(person, phone, kinds)
    return { person, phone }
  }

  return { world, env, phones, codeTo, newPhone, confirm, makeTexted }
}
