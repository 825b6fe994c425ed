import { retention } from '@waymark/contracts/retention'
import { retention as bounds } from '@waymark/domain/account/retention'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeAll, expect, test } from 'vitest'

const world = await testWorld({ services: ['admin'] })
let administrator: MadePerson

beforeAll(async () => {
  administrator = await makePerson(world, { isGlobalAdmin: true })
})

const usual = {
  emailDays: bounds.emailDays.usual,
  notificationDays: bounds.notificationDays.usual,
  sessionDays: bounds.sessionDays.usual,
  bookingYears: bounds.bookingYears.usual,
}

test('begins with the usual times, and says who changed them, in the audit trail too', async () => {
  const before = await world.call(retention.getRetention, {}, { as: administrator })
  expect(before.responseData).toEqual({ ...usual, version: 1, changedAt: null, changedByName: null })
  const wanted = { ...usual, emailDays: 30, bookingYears: 10 }
  const saved = await world.call(retention.updateRetention, { ...wanted, version: 1 }, { as: administrator })
  expect(saved.responseData).toEqual({ ...wanted, version: 2 })
  const after = await world.call(retention.getRetention, {}, { as: administrator })
  expect(after.responseData).toMatchObject({ ...wanted, version: 2, changedAt: world.clock.now().toISOString() })
  expect(after.responseData?.changedByName).toBeTruthy()
  await world.settle()
  const entries = await world.db
    .selectFrom('admin.audit_entry')
    .select(['before', 'after', 'target_kind'])
    .where('action', '=', 'update-retention')
    .execute()
  expect(entries).toEqual([{ before: usual, after: wanted, target_kind: 'installation' }])
})

test('refuses what somebody else has changed meanwhile', async () => {
  const { version = 0 } = (await world.call(retention.getRetention, {}, { as: administrator })).responseData ?? {}
  const save = () => world.call(retention.updateRetention, { ...usual, version }, { as: administrator })
  expect((await save()).error).toBeNull()
  expect((await save()).error?.name).toBe('ChangedMeanwhile')
})

test.each(Object.keys(usual) as (keyof typeof usual)[])(
  '%s stays within its bounds, at the call and in the database',
  async (field) => {
    const { min, max } = bounds[field]
    const { version = 0 } = (await world.call(retention.getRetention, {}, { as: administrator })).responseData ?? {}
    for (const value of [min - 1, max + 1, min + 0.5]) {
      const answer = await world.call(
        retention.updateRetention,
        { ...usual, [field]: value, version },
        { as: administrator },
      )
      expect(answer.response.statusCode).toBe(422)
      expect(answer.error?.fields?.[field]).toBe(`Write a whole number from ${min} to ${max}.`)
    }
    const column = field.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`) as 'email_days'
    for (const value of [min - 1, max + 1])
      await expect(
        world.db
          .updateTable('admin.retention')
          .set({ [column]: value })
          .execute(),
      ).rejects.toThrow('check')
  },
)
