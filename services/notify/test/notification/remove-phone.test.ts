import { notification } from '@waymark/contracts/notification'
import { expect, test } from 'vitest'
import { openTexts } from '../open-texts.ts'

const { world, makeTexted } = await openTexts()

test('forgets one’s own number and choices, and nobody else’s', async () => {
  const [leaving, staying] = [await makeTexted(['booking confirmed']), await makeTexted(['booking confirmed'])]
  const { responseData } = await world.call(notification.removePhone, {}, { as: leaving.person })
  expect(responseData).toMatchObject({ phone: null, newPhone: null })
  expect(responseData?.preferences.some(({ isWanted }) => isWanted)).toBe(false)
  const tables = ['text_phone', 'text_preference', 'text_message'] as const
  for (const table of tables) {
    const rows = await world.db.selectFrom(`notify.${table}`).select('user_profile_id').execute()
    const ids = new Set(rows.map((row) => row.user_profile_id))
    expect(ids.has(leaving.person.userProfileId)).toBe(false)
    expect(ids.has(staying.person.userProfileId)).toBe(true)
  }
})
