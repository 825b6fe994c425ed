import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The server's answer to a recipient, such as `550 no such person`; undefined accepts the email. */
export type RecipientAnswer = (address: string) => string | undefined

export interface SmtpServer {
  readonly url: string
  /** The accepted emails as received. */
  readonly received: readonly string[]
  close(): Promise<void>
}

/** A mail server with just enough SMTP to hand over an email (RFC 5321, section 3.3). */
export async function openSmtpServer(answerTo: RecipientAnswer): Promise<SmtpServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, answerTo, (email) => received.push(email))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, answerTo: RecipientAnswer, take: (email: string) => void): void {
  let waiting = ''
  let email: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (email) {
      if (line !== '.') return email.push(line)
      take(email.join('\n'))
      email = undefined
      return say('250 taken')
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'DATA') {
      email = []
      return say('354 go on')
    }
    if (command === 'RCPT') return say(answerTo(/<(.*)>/.exec(line)?.[1] ?? '') ?? '250 fine')
    if (command === 'STAR') return say('454 no TLS here')
    if (command === 'QUIT') return socket.end('221 bye\r\n')
    return say('250 fine')
  }
  say('220 test mail server')
  socket.on('data', (chunk) => {
    const lines = `${waiting}${chunk}`.split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
