import { notification } from '@waymark/contracts/notification'
import { expect, test } from 'vitest'
import { openPushes } from '../open-pushes.ts'

const { world, makePushed } = await openPushes()

test('a device on which somebody has signed out is not theirs any more', async () => {
  const { person } = await makePushed()
  const phone = { ...(await world.signIn(person.userProfileId)), email: person.email }
  await makePushed(phone)
  const counted = async () => (await world.call(notification.getPushSettings, {}, { as: person })).responseData
  expect(await counted()).toMatchObject({ isOnHere: true, otherDeviceCount: 1 })
  await world.db
    .updateTable('identity.session')
    .set({ ended_at: world.clock.now(), end_reason: 'signed out' })
    .where('user_profile_id', '=', person.userProfileId)
    .where('id', 'not in', (mine) => mine.selectFrom('notify.push_device').select('session_id').orderBy('id').limit(1))
    .execute()
  expect(await counted()).toMatchObject({ isOnHere: true, otherDeviceCount: 0 })
})
