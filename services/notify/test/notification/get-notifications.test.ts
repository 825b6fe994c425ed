import { notification } from '@waymark/contracts/notification'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['notify'] })

async function addNotifications(person: MadePerson, count: number): Promise<number[]> {
  const rows = await world.db
    .insertInto('notify.notification')
    .values(
      Array.from({ length: count }, (_, index) => ({
        once_key: `test ${person.userProfileId} ${index}`,
        user_profile_id: person.userProfileId,
        kind: 'message',
        title: `Title ${index + 1}`,
        text: 'Side door with the ramp',
        href: '/booking/1',
        created_at: world.clock.now(),
        read_at: null,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

describe('get-notifications', () => {
  test('answers one’s own, newest first, by pages, with the unread count', async () => {
    const [person, other] = [await makePerson(world), await makePerson(world)]
    await addNotifications(person, 7)
    await addNotifications(other, 1)
    const first = await world.call(notification.getNotifications, { pageSize: 5 }, { as: person })
    expect(first.responseData).toMatchObject({ totalCount: 7, unreadCount: 7, pageNumber: 1, pageSize: 5 })
    expect(first.responseData?.items.map(({ title }) => title)).toEqual([
      'Title 7',
      'Title 6',
      'Title 5',
      'Title 4',
      'Title 3',
    ])
    expect(first.responseData?.items[0]).toEqual({
      notificationId: expect.any(Number),
      kind: 'message',
      title: 'Title 7',
      text: 'Side door with the ramp',
      href: '/booking/1',
      createdAt: '2026-11-23T20:00:00.000Z',
      isRead: false,
    })
    const second = await world.call(notification.getNotifications, { pageSize: 5, pageNumber: 2 }, { as: person })
    expect(second.responseData?.items.map(({ title }) => title)).toEqual(['Title 2', 'Title 1'])
  })

  test('requires a signed-in person, and refuses invalid pages and unknown fields', async () => {
    const person = await makePerson(world)
    expect((await world.fetch(notification.getNotifications, {})).statusCode).toBe(401)
    expect((await world.fetch(notification.getNotifications, {}, { as: await world.people.guest() })).statusCode).toBe(
      401,
    )
    for (const input of [{ pageSize: 1000 }, { pageNumber: 0 }, { userProfileId: 1 }, { pageNumber: '1' }])
      expect((await world.fetch(notification.getNotifications, input, { as: person })).statusCode).toBe(422)
  })
})

describe('mark-notifications-read', () => {
  test('marks those named, then all', async () => {
    const person = await makePerson(world)
    const [first = 0, second = 0] = await addNotifications(person, 3)
    const some = await world.call(
      notification.markNotificationsRead,
      { notificationIds: [first, second] },
      { as: person },
    )
    expect(some.responseData).toEqual({ unreadCount: 1 })
    const none = await world.call(notification.markNotificationsRead, { notificationIds: [] }, { as: person })
    expect(none.responseData).toEqual({ unreadCount: 1 })
    const all = await world.call(notification.markNotificationsRead, {}, { as: person })
    expect(all.responseData).toEqual({ unreadCount: 0 })
  })

  test('leaves other people’s notifications untouched', async () => {
    const [person, other] = [await makePerson(world), await makePerson(world)]
    const theirs = await addNotifications(other, 2)
    await world.call(notification.markNotificationsRead, { notificationIds: theirs }, { as: person })
    await world.call(notification.markNotificationsRead, {}, { as: person })
    const answer = await world.call(notification.getNotifications, {}, { as: other })
    expect(answer.responseData?.unreadCount).toBe(2)
  })

  test('refuses too many ids, invalid ids, and an oversized body', async () => {
    const person = await makePerson(world)
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1)
    for (const notificationIds of [tooMany, [0], [1.5], ['1'], 'all', ['\0']])
      expect(
        (await world.fetch(notification.markNotificationsRead, { notificationIds }, { as: person })).statusCode,
      ).toBe(422)
    const huge = { notificationIds: Array.from({ length: 20_000 }, () => 1_000_000) }
    expect((await world.fetch(notification.markNotificationsRead, huge, { as: person })).statusCode).toBe(413)
  })
})
