import { jobs } from '@waymark/contracts/jobs'
import { retentionDays } from '@waymark/domain/account/retention'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['notify'] })
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * dayMs)

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
      email('old', retentionDays.email + 1, 'sent'),
      email('waiting', retentionDays.email + 1, 'queued'),
      email('new', retentionDays.email - 1, 'sent'),
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
    .values([notification('old', retentionDays.notification + 1), notification('new', retentionDays.notification - 1)])
    .execute()
  await world.runJob(jobs.notify.forgetOld, {})
  const keys = async (table: 'notify.email' | 'notify.notification') =>
    (await world.db.selectFrom(table).select('once_key').orderBy('once_key').execute()).map((row) => row.once_key)
  expect(await keys('notify.email')).toEqual(['new', 'waiting'])
  expect(await keys('notify.notification')).toEqual(['new'])
})
