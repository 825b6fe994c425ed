import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../suite/free-port.ts'
import { superviseProcess } from '../suite/supervised-process.ts'

const clients = 30
const rounds = 3
/** A machine with other work takes its time to start a process. */
const maxStartMs = 60_000
const maxAnswerMs = 20_000

/** Two processes on one port, as `PROCESSES=2` starts them. */
async function openProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-shared-port-'))
  const port = await findFreePort()
  const restarts: string[] = []
  const open = (name: string) =>
    superviseProcess({
      name,
      file: join(import.meta.dirname, 'fixtures/answering-process.ts'),
      env: { ...process.env, PORT: String(port) },
      logFile: join(folder, `${name}.log`),
      watch: false,
      sharesPort: true,
      onRestart: (sentence) => restarts.push(sentence),
    })
  const [first, second] = await Promise.all([open('first'), open('second')])
  onTestFinished(async () => {
    await Promise.all([first.stop(), second.stop()])
    rmSync(folder, { recursive: true, force: true })
  })
  return { first, second, port, restarts }
}

/** Asks as browsers do: a kept connection that was closed before it answered anything is opened anew. */
function ask(agent: Agent, port: number): Promise<string> {
  return new Promise((done, failed) => {
    const asked = request({ agent, port, host: '127.0.0.1' }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += String(chunk)
      })
      answer.on('end', () => done(text))
      answer.on('error', failed)
    })
    asked.on('error', (error) => (asked.reusedSocket ? ask(agent, port).then(done, failed) : failed(error)))
    asked.setTimeout(maxAnswerMs, () => asked.destroy(new Error('No answer came.')))
    asked.end()
  })
}

it('fails no request while one of two processes ends, again and again, under load', async () => {
  const { first, port, restarts } = await openProcesses()
  const kept = new Agent({ keepAlive: true })
  const single = new Agent()
  onTestFinished(() => kept.destroy())
  const answered = new Map<string, number>()
  const failures: unknown[] = []
  let isOver = false
  onTestFinished(() => {
    isOver = true
  })
  const people = Array.from({ length: clients }, async (_, index) => {
    while (!isOver) {
      const name = await ask(index % 3 === 0 ? kept : single, port).catch((error: unknown) => {
        failures.push(error)
        return 'failed'
      })
      answered.set(name, (answered.get(name) ?? 0) + 1)
    }
  })
  for (let round = 1; round <= rounds; round += 1) {
    const pid = first.pid() ?? 0
    await expect.poll(() => answered.get(String(pid)) ?? 0, { timeout: maxStartMs }).toBeGreaterThan(50)
    process.kill(pid, 'SIGTERM')
    await expect.poll(() => restarts.length, { timeout: maxStartMs }).toBe(round)
    await expect.poll(() => first.pid(), { timeout: maxStartMs }).not.toBe(pid)
  }
  isOver = true
  await Promise.all(people)
  expect(failures).toEqual([])
  expect(answered.size).toBeGreaterThanOrEqual(rounds + 1)
}, 240_000)
