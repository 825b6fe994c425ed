import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { superviseProcess } from '../suite/supervised-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-supervised-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const supervise = (
  env: Record<string, string> = {},
  onRestart: (sentence: string) => void = () => undefined,
  stop: AbortSignal = new AbortController().signal,
  more: { after?: Promise<void> } = {},
) =>
  superviseProcess({
    name: 'suite',
    file: join(import.meta.dirname, 'fixtures/counting-process.ts'),
    env: { ...process.env, STARTS_FILE: join(folder, 'starts'), ...env },
    logFile: join(folder, 'logs/suite.log'),
    watch: false,
    stop,
    onRestart,
    ...more,
  })
const starts = () => (existsSync(join(folder, 'starts')) ? readFileSync(join(folder, 'starts'), 'utf8') : '')

describe('a supervised process', () => {
  it('is restarted when killed, and drains when stopped', async () => {
    const restarts: string[] = []
    const running = await supervise({}, (sentence) => restarts.push(sentence))
    const first = running.pid()
    process.kill(first ?? 0, 'SIGKILL')
    await expect.poll(starts, { timeout: 10_000 }).toBe('started\nstarted\n')
    expect(running.pid()).not.toBe(first)
    expect(restarts).toEqual(['The suite process ended unexpectedly (SIGKILL); starting it again.'])

    await running.stop()
    expect(starts()).toBe('started\nstarted\ndrained\n')
  })

  it('is ended when it never gets ready and the start is aborted', async () => {
    const abort = new AbortController()
    const starting = supervise({ HANG: '1' }, () => undefined, abort.signal)
    await expect.poll(starts, { timeout: 10_000 }).toBe('started\n')
    abort.abort()
    await expect(starting).rejects.toThrow('ended while it started')
    expect(starts()).toBe('started\ndrained\n')
  })

  it('begins once what it waits for is done, and at once when it is started again', async () => {
    const data = Promise.withResolvers<void>()
    const starting = supervise({}, undefined, undefined, { after: data.promise })
    await expect.poll(starts, { timeout: 10_000 }).toBe('loaded\n')
    data.resolve()
    const running = await starting
    expect(starts()).toBe('loaded\nstarted\n')
    process.kill(running.pid() ?? 0, 'SIGKILL')
    await expect.poll(starts, { timeout: 10_000 }).toBe('loaded\nstarted\nstarted\n')
    await running.stop()
  })

  it('is ended when what it waits for fails', async () => {
    const failing = Promise.withResolvers<void>()
    const starting = supervise({}, undefined, undefined, { after: failing.promise })
    await expect.poll(starts, { timeout: 10_000 }).toBe('loaded\n')
    failing.reject(new Error('The database does not answer.'))
    await expect(starting).rejects.toThrow('The database does not answer.')
    expect(starts()).toBe('loaded\ndrained\n')
  })

  it('reports its sentence when it cannot start, and is not restarted', async () => {
    await expect(supervise({ REFUSE: 'Set WAYMARK_SECRET.' })).rejects.toThrow('Set WAYMARK_SECRET.')
    expect(starts()).toBe('started\n')
  })
})
