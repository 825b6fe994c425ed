import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { followRequests } from './drain.ts'

async function open() {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const server = createServer(async (asked, response) => {
    if (asked.url === '/slow') {
      arrived.resolve()
      await released.promise
    }
    response.end('done')
  })
  const drain = followRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    released.resolve()
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0
  const ask = (path: string) =>
    new Promise<{ text: string; connection: string | undefined }>((done, failed) => {
      request({ port, host: '127.0.0.1', path, agent }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += String(chunk)
        })
        answer.on('end', () => done({ text, connection: answer.headers.connection }))
      })
        .on('error', failed)
        .end()
    })
  return { drain, ask, arrived, released, port, server }
}

it('answers what is under way before it ends, and asks the client to come again elsewhere', async () => {
  const { drain, ask, arrived, released } = await open()
  const slow = ask('/slow')
  await arrived.promise
  let isSettled = false
  const settled = drain.settle({ delayMs: 0, maxMs: 10_000 }).then(() => {
    isSettled = true
  })
  expect(drain.isDraining()).toBe(true)
  await new Promise((done) => setImmediate(done))
  expect(isSettled).toBe(false)
  released.resolve()
  expect(await slow).toEqual({ text: 'done', connection: 'close' })
  await settled
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
})

it('still takes connections while the delay runs, each for one answer', async () => {
  const { drain, ask } = await open()
  expect((await ask('/')).connection).toBe('keep-alive')
  const settled = drain.settle({ delayMs: 300, maxMs: 1000 })
  expect(await ask('/')).toEqual({ text: 'done', connection: 'close' })
  expect(await ask('/')).toEqual({ text: 'done', connection: 'close' })
  await settled
})

it('waits no longer than it may for an answer that never comes', async () => {
  const { drain, ask, arrived } = await open()
  ask('/slow').catch(() => undefined)
  await arrived.promise
  await drain.settle({ delayMs: 0, maxMs: 50 })
})

it('answers the first request of a connection that was taken before the end', async () => {
  const { drain, port, server } = await open()
  const taken = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await taken
  const settled = drain.settle({ delayMs: 0, maxMs: 10_000 })
  await expect.poll(() => server.listening).toBe(false)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'end')
  expect(text).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*done/)
  await settled
})

it('waits a second for a connection on which nothing comes', async () => {
  const { drain, port, server } = await open()
  const taken = once(server, 'connection')
  const ended = once(connect(port, '127.0.0.1'), 'close')
  await taken
  const startedAt = performance.now()
  await drain.settle({ delayMs: 0, maxMs: 10_000 })
  expect(performance.now() - startedAt).toBeLessThan(5000)
  await ended
})
