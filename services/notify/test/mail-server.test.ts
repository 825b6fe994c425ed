import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../src/emails/mail-server.ts'
import { openSmtpServer } from './smtp-server.ts'

const email = { id: 1, to: 'ana@example.test', subject: 'Your link', text: 'token', html: '<p>token</p>' }

test('hands emails to another machine through TLS only', async () => {
  const server = await openSmtpServer(() => undefined)
  // Another name of this machine, which does not count as it: the server offers no TLS.
  const smtpUrl = server.url.replace('127.0.0.1', '0.0.0.0')
  const mailServer = openMailServer(
    { smtpUrl, mailFrom: undefined, hasMailboxPage: false },
    new URL('https://waymark.example'),
  )
  onTestFinished(async () => {
    mailServer?.close()
    await server.close()
  })
  await expect(mailServer?.send(email)).rejects.toThrow()
  expect(server.received).toEqual([])
})
