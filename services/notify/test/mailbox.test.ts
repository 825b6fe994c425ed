import { testWorld } from '@waymark/test-world/test-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenNotify, openNotify } from './open-notify.ts'

const world = await testWorld({ services: [] })
let notify: OpenNotify
let htmlEmailId: number

beforeAll(async () => {
  notify = await openNotify(world)
  const email = (number: number, to: string) => ({
    once_key: `test ${number}`,
    kind: 'activation',
    user_profile_id: null,
    to_address: to,
    subject: `Subject ${number} <b>`,
    text_body: 'Kia ora <i>Ana</i>',
    html_body:
      '<!doctype html>\n<html lang="en-NZ">\n<head>\n<title>T</title></head><body><main><h1>H</h1></main></body></html>',
    created_at: world.clock.now(),
    sent_at: null,
  })
  const many = Array.from({ length: 24 }, (_, index) => email(index + 1, 'ana@example.test'))
  await world.db.insertInto('notify.email').values(many).execute()
  const last = await world.db
    .insertInto('notify.email')
    .values(email(25, 'ben@example.test'))
    .returning('id')
    .executeTakeFirstOrThrow()
  htmlEmailId = last.id
})

afterAll(() => notify.close())

const get = (url: string) => notify.app.inject({ method: 'GET', url })

describe('the list', () => {
  test('shows the newest first, 20 a page, and no markup of the emails', async () => {
    const first = await get('/dev/mail')
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    expect(first.body).toContain('<html lang="en-NZ">')
    expect(first.body.match(/<th scope="row">/g)).toHaveLength(20)
    expect(first.body.indexOf('Subject 25 &lt;b&gt;')).toBeLessThan(first.body.indexOf('Subject 24'))
    expect(first.body).not.toContain('<b>')
    expect(first.body).toContain('href="/dev/mail?to=&amp;page=2">Older emails')
    const second = await get('/dev/mail?to=&page=2')
    expect(second.body.match(/<th scope="row">/g)).toHaveLength(5)
    expect(second.body).toContain('Newer emails')
    expect(second.body).not.toContain('Older emails')
  })

  test('filters by address, in any case', async () => {
    const { body } = await get('/dev/mail?to=%20BEN@example.test')
    expect(body).toContain('<h1>Emails to ben@example.test</h1>')
    expect(body.match(/<th scope="row">/g)).toHaveLength(1)
    expect((await get('/dev/mail?to=nobody@example.test')).body).toContain(
      'No email to nobody@example.test was written yet.',
    )
  })

  test('treats hostile queries as text', async () => {
    const { statusCode, body } = await get(`/dev/mail?to=${encodeURIComponent('"><script>\0')}&page=-1&page=2`)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>')
  })
})

describe('one email', () => {
  test('is shown as plain text and in an inert frame', async () => {
    const { body, headers } = await get(`/dev/mail/${htmlEmailId}`)
    expect(body).toContain('Kia ora &lt;i&gt;Ana&lt;/i&gt;')
    expect(body).toContain(`<iframe src="/dev/mail/${htmlEmailId}/html" title="The email as HTML" sandbox="`)
    expect(body).not.toContain('allow-same-origin')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const frame = await get(`/dev/mail/${htmlEmailId}/html`)
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(frame.body).toContain('<base target="_top">')
  })

  test('links to what is attached, which is a download', async () => {
    const calendar = {
      attachment_name: 'booking-7.ics',
      attachment_type: 'text/calendar; charset=utf-8; method=PUBLISH',
    }
    await world.db
      .updateTable('notify.email')
      .set({ ...calendar, attachment_text: 'BEGIN:VCALENDAR' })
      .where('once_key', '=', 'test 3')
      .execute()
    const { id } = await world.db
      .selectFrom('notify.email')
      .select('id')
      .where('once_key', '=', 'test 3')
      .executeTakeFirstOrThrow()
    expect((await get(`/dev/mail/${id}`)).body).toContain(`<a href="/dev/mail/${id}/attachment">booking-7.ics</a>`)
    const file = await get(`/dev/mail/${id}/attachment`)
    expect(file.body).toBe('BEGIN:VCALENDAR')
    expect(file.headers).toMatchObject({
      'content-type': calendar.attachment_type,
      'content-disposition': 'attachment; filename="booking-7.ics"',
    })
    expect((await get(`/dev/mail/${htmlEmailId}`)).body).not.toContain('Attached')
    expect((await get(`/dev/mail/${htmlEmailId}/attachment`)).statusCode).toBe(404)
  })

  test('is 404 when it does not exist', async () => {
    for (const id of ['999999', 'abc', '1e3', '99999999999999999999', '-1'])
      for (const url of [`/dev/mail/${id}`, `/dev/mail/${id}/html`]) expect((await get(url)).statusCode).toBe(404)
  })
})

test('answers the emails to one address as JSON, for tests', async () => {
  const answer = await get('/dev/mail.json?to=ben@example.test')
  expect(answer.json()).toEqual([
    {
      id: htmlEmailId,
      to: 'ben@example.test',
      kind: 'activation',
      subject: 'Subject 25 <b>',
      text: 'Kia ora <i>Ana</i>',
      html: expect.stringContaining('<h1>H</h1>'),
      attachment: null,
      createdAt: '2026-11-23T20:00:00.000Z',
    },
  ])
})

test('has no mailbox with a mail server, or when switched off', async () => {
  for (const env of [{ SMTP_URL: 'smtp://127.0.0.1:9' }, { MAILBOX_PAGE: '0' }]) {
    const other = await openNotify(world, env)
    for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${htmlEmailId}`])
      expect((await other.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    await other.close()
  }
})
