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
) =>
  superviseProcess({
    name: 'suite',
    file: join(import.meta.dirname, 'fixtures/counting-process.ts'),
    env: { ...process.env, STARTS_FILE: join(folder, 'starts'), ...env },
    logFile: join(folder, 'logs/suite.log'),
    watch: false,
    stop,
    onRestart,
  })
const starts = () => (existsSync(join(folder, 'starts')) ? readFileSync(join(folder, 'starts'), 'utf8') : '')

describe('a supervised process', () => {
  it('is started again when it is killed, and drains when it is stopped', async () => {
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

  it('that never gets ready is ended when the start is given up', async () => {
    const asked = new AbortController()
    const starting = supervise({ HANG: '1' }, () => undefined, asked.signal)
    await expect.poll(starts, { timeout: 10_000 }).toBe('started\n')
    asked.abort()
    await expect(starting).rejects.toThrow('ended while it started')
    expect(starts()).toBe('started\ndrained\n')
  })

  it('that cannot start gives its sentence and is not tried again', async () => {
    await expect(supervise({ REFUSE: 'Set WAYMARK_SECRET.' })).rejects.toThrow('Set WAYMARK_SECRET.')
    expect(starts()).toBe('started\n')
  })
})
