import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { one, type Tally } from '../checks/tally.ts'
import type { RunningSuite } from '../suite/suite.ts'
import { ask, type Read } from './ask.ts'

const people = 8
/** Between two requests of a person: the machine is busy, and refuses nobody. */
const betweenMs = 100
const beforeMs = 2000
const afterMs = 6000

/** Ends one of the processes that share a port with SIGTERM while people ask, and counts what was not answered. */
export async function drainWhileAsked(suite: RunningSuite, read: Read, say: (line: string) => void): Promise<Tally> {
  const agent = new Agent({ keepAlive: true })
  let answered = 0
  let failed = 0
  let isOver = false
  const asking = Array.from({ length: people }, async () => {
    while (!isOver) {
      const { status } = await ask(agent, read)
      if (status === 200) answered += 1
      else failed += 1
      await pause(betweenMs)
    }
  })
  await pause(beforeMs)
  const [name, pid] = Object.entries(suite.pids()).find(([one, id]) => one !== 'postgres' && id !== undefined) ?? []
  if (pid === undefined) throw new Error('No process of the suite runs.')
  process.kill(pid, 'SIGTERM')
  await pause(afterMs)
  isOver = true
  await Promise.all(asking)
  agent.destroy()
  const held = failed === 0 && answered > 0
  say(`SIGTERM of ${name}, one of two: ${answered} answered, ${failed} failed${held ? '' : '  FAILED'}`)
  return one(held)
}
