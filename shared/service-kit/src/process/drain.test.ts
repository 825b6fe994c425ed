import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
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
  return { drain, ask, arrived, released }
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
