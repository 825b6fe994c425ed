import { jobs } from '@waymark/contracts/jobs'
import { notification } from '@waymark/contracts/notification'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { openTexts } from '../open-texts.ts'

const { world, phones, newPhone, makeTexted } = await openTexts()
const without = await testWorld({ services: ['notify'] })

test('sends a phone five codes a day, whoever asks', async () => {
  const phone = newPhone()
  for (let count = 0; count < 5; count += 1) {
    const sent = await world.call(notification.sendPhoneCode, { phone }, { as: await makePerson(world) })
    expect(sent.error).toBeNull()
  }
  const sixth = await world.call(notification.sendPhoneCode, { phone }, { as: await makePerson(world) })
  expect(sixth.error?.name).toBe('TooManyCodes')
  await world.settle()
  expect(phones.textsTo(phone)).toHaveLength(5)
})

test('a number whose code is not given back is forgotten: it may be a stranger’s', async () => {
  const { person: texted, phone } = await makeTexted()
  const person = await makePerson(world)
  for (const as of [texted, person]) await world.call(notification.sendPhoneCode, { phone: newPhone() }, { as })
  await world.travel(3_600_000)
  await world.runJob(jobs.notify.forgetOld, {})
  const kept = await world.db
    .selectFrom('notify.text_phone')
    .select(['phone', 'new_phone'])
    .where('user_profile_id', 'in', [texted.userProfileId, person.userProfileId])
    .execute()
  expect(kept).toEqual([{ phone, new_phone: null }])
})

test('refuses what is no mobile number of New Zealand or Australia at its field', async () => {
  const person = await makePerson(world)
  for (const phone of ['09 555 0142', '+1 202 555 0142', 'me', '']) {
    const answer = await world.call(notification.sendPhoneCode, { phone }, { as: person })
    expect(Object.keys(answer.error?.fields ?? {})).toEqual(['phone'])
  }
})

test('is for signed-in people, and offered with the keys alone', async () => {
  expect((await world.fetch(notification.sendPhoneCode, { phone: newPhone() })).statusCode).toBe(401)
  const person = await makePerson(without)
  const settings = await without.call(notification.getTextSettings, {}, { as: person })
  expect(settings.responseData?.isOffered).toBe(false)
  const sent = await without.call(notification.sendPhoneCode, { phone: newPhone() }, { as: person })
  expect(sent.error?.name).toBe('TextsNotOffered')
})
