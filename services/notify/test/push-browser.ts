import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

const news = z.object({ title: z.string(), path: z.string(), tag: z.string() })

interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** The service of a maker of browsers, which passes on what it cannot read. `status` is what it answers. */
export async function openPushBrowsers() {
  const received: Received[] = []
  const answer = { status: 201 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  let count = 0

  /** A browser that has agreed: its address, and a way to read what was sent there (RFC 8291). */
  function newBrowser() {
    count += 1
    const path = `/send/${count}`
    const keys = createECDH('prime256v1')
    const [publicKey, auth] = [keys.generateKeys(), randomBytes(16)]
    const read = ({ body }: Received) => {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
      const senderKey = body.subarray(21, 21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32)
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      const [sealed, seal] = [body.subarray(21 + keyLength, -16), body.subarray(-16)]
      decipher.setAuthTag(seal)
      const plain = Buffer.concat([decipher.update(sealed), decipher.final()])
      return news.parse(JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')))
    }
    return {
      address: {
        endpoint: `${origin}${path}`,
        p256dh: publicKey.toString('base64url'),
        auth: auth.toString('base64url'),
      },
      /** What it shows, in the order in which it came. */
      shown: () => received.filter((one) => one.path === path).map(read),
    }
  }

  return { origin, received, answer, newBrowser, close: () => server.close() }
}
