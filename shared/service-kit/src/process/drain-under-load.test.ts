import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { followRequests } from './drain.ts'

const clients = 30
const workMs = 3

/** A process that shares its port with others, and says who it is. */
async function openProcess(name: string, port: number) {
  const server: Server = createServer(async (_asked, response) => {
    await pause(workMs)
    response.end(name)
  })
  const drain = followRequests(server)
  server.listen({ port, host: '127.0.0.1', reusePort: true })
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return { drain, port: typeof bound === 'object' ? (bound?.port ?? 0) : 0 }
}

function ask(agent: Agent, port: number): Promise<string> {
  return new Promise((done, failed) => {
    request({ agent, port, host: '127.0.0.1' }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += String(chunk)
      })
      answer.on('end', () => done(text))
      answer.on('error', failed)
    })
      .on('error', failed)
      .end()
  })
}

it.runIf(process.platform === 'linux')(
  'fails no request of a port that another process shares, under load',
  async () => {
    const first = await openProcess('first', 0)
    const second = await openProcess('second', first.port)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const answered = { first: 0, second: 0, failed: 0 }
    let isOver = false
    const people = Array.from({ length: clients }, async () => {
      while (!isOver) {
        const name = await ask(agent, first.port).catch(() => 'failed')
        answered[name as keyof typeof answered] += 1
      }
    })
    await expect.poll(() => Math.min(answered.first, answered.second), { timeout: 10_000 }).toBeGreaterThan(50)
    await first.drain.settle({ delayMs: 200, maxMs: 5000 })
    const { first: before, second: then } = answered
    await expect.poll(() => answered.second, { timeout: 10_000 }).toBeGreaterThan(then + 200)
    isOver = true
    await Promise.all(people)
    expect(answered.failed).toBe(0)
    expect(answered.first).toBe(before)
    expect(second.drain.isDraining()).toBe(false)
  },
)
