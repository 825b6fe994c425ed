import { notification } from '@waymark/contracts/notification'
import { makePerson } from '@waymark/test-world/makers/person'
import { expect, test } from 'vitest'
import { openTexts } from '../open-texts.ts'

const { world, phones, codeTo, newPhone } = await openTexts()

async function waiting() {
  const [person, phone] = [await makePerson(world), newPhone()]
  const sent = await world.call(notification.sendPhoneCode, { phone }, { as: person })
  await world.settle()
  const confirm = (code: string) => world.call(notification.confirmPhone, { code }, { as: person })
  return { person, phone, sent, confirm }
}

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

test('a phone counts once the code that was sent to it comes back, and has nothing switched on', async () => {
  const { phone, sent, confirm } = await waiting()
  expect(sent.responseData).toMatchObject({ isOffered: true, phone: null, newPhone: phone })
  expect(phones.textsTo(phone)).toEqual([
    expect.stringMatching(/^\d{6} is your Waymark code\. It works for 10 minutes/),
  ])
  const wrong = await confirm(otherThan(codeTo(phone)))
  expect(wrong.error?.name).toBe('WrongPhoneCode')
  const { responseData } = await confirm(codeTo(phone))
  expect(responseData).toMatchObject({ phone, newPhone: null, isStopped: false })
  expect(responseData?.preferences.filter(({ isWanted }) => isWanted)).toEqual([])
  expect((await confirm(codeTo(phone))).error?.name).toBe('PhoneCodeEnded')
})

test('a code ends after five wrong ones, and after ten minutes', async () => {
  const guessed = await waiting()
  const right = codeTo(guessed.phone)
  for (let tries = 0; tries < 5; tries += 1)
    expect((await guessed.confirm(otherThan(right))).error?.name).toBe('WrongPhoneCode')
  expect((await guessed.confirm(right)).error?.name).toBe('PhoneCodeEnded')

  const late = await waiting()
  world.clock.advance(10 * 60_000)
  const again = await world.signIn(late.person.email)
  const answer = await world.call(notification.confirmPhone, { code: codeTo(late.phone) }, { as: again })
  expect(answer.error?.name).toBe('PhoneCodeEnded')
})

test('somebody else’s code confirms nothing, and the confirmed phone stays until the new one is', async () => {
  const { person, phone, confirm } = await waiting()
  const other = await waiting()
  if (codeTo(phone) !== codeTo(other.phone))
    expect((await confirm(codeTo(other.phone))).error?.name).toBe('WrongPhoneCode')
  await confirm(codeTo(phone))
  const next = newPhone()
  const changing = await world.call(notification.sendPhoneCode, { phone: next }, { as: person })
  expect(changing.responseData).toMatchObject({ phone, newPhone: next })
  await world.settle()
  expect((await confirm(codeTo(next))).responseData).toMatchObject({ phone: next, newPhone: null })
})

test('keeps neither the code nor, once it is sent, what was sent', async () => {
  const { phone, person } = await waiting()
  const rows = await world.db
    .selectFrom('notify.text_message')
    .select(['status', 'phone', 'body'])
    .where('user_profile_id', '=', person.userProfileId)
    .execute()
  expect(rows).toEqual([{ status: 'sent', phone: null, body: null }])
  const kept = await world.db
    .selectFrom('notify.text_phone')
    .selectAll()
    .where('user_profile_id', '=', person.userProfileId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(kept)).not.toContain(codeTo(phone))
})
