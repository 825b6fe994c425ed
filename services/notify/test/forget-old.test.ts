import { jobs } from '@waymark/contracts/jobs'
import { contactMessageDays, retention } from '@waymark/domain/account/retention'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['notify'] })
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * dayMs)

test('keeps them as long as the administrator says', async () => {
  const { userProfileId } = await makePerson(world)
  const days = retention.notificationDays.usual + 5
  const row = { user_profile_id: userProfileId, kind: 'x', title: 'x', text: 'x', href: null, read_at: null }
  await world.db
    .insertInto('notify.notification')
    .values({ ...row, once_key: 'kept longer', created_at: daysAgo(days) })
    .execute()
  const count = async () =>
    (await world.db.selectFrom('notify.notification').select('id').where('once_key', '=', 'kept longer').execute())
      .length
  await world.db
    .updateTable('admin.retention')
    .set({ notification_days: days + 1 })
    .execute()
  await world.runJob(jobs.notify.forgetOld, {})
  expect(await count()).toBe(1)
  await world.db.updateTable('admin.retention').set({ notification_days: retention.notificationDays.usual }).execute()
  await world.runJob(jobs.notify.forgetOld, {})
  expect(await count()).toBe(0)
})

test('messages to us go after a year', async () => {
  const message = (once_key: string, days: number) => ({
    once_key,
    user_profile_id: null,
    name: 'Ana',
    email: 'ana@example.org',
    topic: 'A booking' as const,
    body: 'x',
    sent_at: daysAgo(days),
    closed_at: null,
  })
  await world.db
    .insertInto('notify.contact_message')
    .values([message('old', contactMessageDays + 1), message('new', contactMessageDays - 1)])
    .execute()
  await world.runJob(jobs.notify.forgetOld, {})
  const left = await world.db.selectFrom('notify.contact_message').select('once_key').execute()
  expect(left).toEqual([{ once_key: 'new' }])
})

test('emails and notifications go when their time is over, and what still waits to be sent stays', async () => {
  const { userProfileId } = await makePerson(world)
  const email = (once_key: string, days: number, status: 'sent' | 'queued') => ({
    once_key,
    kind: 'reset',
    user_profile_id: userProfileId,
    to_address: 'a@example.test',
    subject: 'x',
    text_body: 'x',
    html_body: 'x',
    status,
    created_at: daysAgo(days),
    sent_at: null,
  })
  await world.db
    .insertInto('notify.email')
    .values([
      email('old', retention.emailDays.usual + 1, 'sent'),
      email('waiting', retention.emailDays.usual + 1, 'queued'),
      email('new', retention.emailDays.usual - 1, 'sent'),
    ])
    .execute()
  const notification = (once_key: string, days: number) => ({
    once_key,
    user_profile_id: userProfileId,
    kind: 'x',
    title: 'x',
    text: 'x',
    href: null,
    created_at: daysAgo(days),
    read_at: null,
  })
  await world.db
    .insertInto('notify.notification')
    .values([
      notification('old', retention.notificationDays.usual + 1),
      notification('new', retention.notificationDays.usual - 1),
    ])
    .execute()
  await world.runJob(jobs.notify.forgetOld, {})
  const keys = async (table: 'notify.email' | 'notify.notification') =>
    (await world.db.selectFrom(table).select('once_key').orderBy('once_key').execute()).map((row) => row.once_key)
  expect(await keys('notify.email')).toEqual(['new', 'waiting'])
  expect(await keys('notify.notification')).toEqual(['new'])
})
