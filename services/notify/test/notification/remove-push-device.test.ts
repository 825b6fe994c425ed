import { notification } from '@waymark/contracts/notification'
import { expect, test } from 'vitest'
import { openPushes } from '../open-pushes.ts'

const { world, makePushed } = await openPushes()

test('ends notifications on this device alone', async () => {
  const { person } = await makePushed()
  const phone = { ...(await world.signIn(person.userProfileId)), email: person.email }
  await makePushed(phone)
  const answer = await world.call(notification.removePushDevice, {}, { as: phone })
  expect(answer.responseData).toMatchObject({ isOnHere: false, otherDeviceCount: 1 })
  const again = await world.call(notification.removePushDevice, {}, { as: phone })
  expect(again.responseData).toMatchObject({ isOnHere: false, otherDeviceCount: 1 })
})
