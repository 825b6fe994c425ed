import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../src/emails/mail-server.ts'
import { openSmtpServer } from './smtp-server.ts'

const email = { id: 1, to: 'ana@example.test', subject: 'Your link', text: 'token', html: '<p>token</p>' }

test('hands emails to another machine through TLS only', async () => {
  const server = await openSmtpServer(() => undefined)
  // Another name of this machine, which does not count as it: the server offers no TLS.
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0')
  const mailServer = openMailServer(
    { smtpUrl, mailFrom: undefined, hasMailboxPage: false, pushKeys: undefined, unreadEmailMinutes: 30 },
    new URL('https://waymark.example'),
  )
  onTestFinished(async () => {
    mailServer?.close()
    await server.close()
  })
  await expect(mailServer?.send(email)).rejects.toThrow()
  expect(server.received).toEqual([])
})

test('an attachment is a file beside both forms of the text', async () => {
  const server = await openSmtpServer(() => undefined)
  const mailServer = openMailServer(
    { smtpUrl: server.url, mailFrom: undefined, hasMailboxPage: false, pushKeys: undefined, unreadEmailMinutes: 30 },
    new URL('https://waymark.example'),
  )
  onTestFinished(async () => {
    mailServer?.close()
    await server.close()
  })
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Hauora\r\nEND:VCALENDAR'
  await mailServer?.send({ ...email, attachment: { name: 'booking-7.ics', contentType, text } })
  const [wire = ''] = server.received
  expect(wire).toContain('Content-Type: multipart/mixed')
  expect(wire).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;[\s\S]{1,20}name=booking-7\.ics/)
  expect(wire).toContain('Content-Disposition: attachment; filename=booking-7.ics')
  expect(wire).toMatch(/SUMMARY:Hauora|QkVHSU46VkNBTEVOREFS/)
})

test('what somebody wrote adds no header and no recipient', async () => {
  const server = await openSmtpServer(() => undefined)
  const mailServer = openMailServer(
    { smtpUrl: server.url, mailFrom: undefined, hasMailboxPage: false, pushKeys: undefined, unreadEmailMinutes: 30 },
    new URL('https://waymark.example'),
  )
  onTestFinished(async () => {
    mailServer?.close()
    await server.close()
  })
  await mailServer?.send({ ...email, subject: 'Your link\r\nBcc: eve@example.test\r\n\r\nRead this instead' })
  const [head = ''] = (server.received[0] ?? '').split('\r\n\r\n')
  expect(head).toContain('Subject: Your link')
  expect(head).not.toMatch(/^bcc:/im)
})
