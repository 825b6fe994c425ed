import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createLog } from '@waymark/service-kit/log'
import { expect, test } from 'vitest'

test('names the service and omits credentials, access needs and messages', () => {
  const lines: string[] = []
  const log = createLog('chat', { destination: { write: (line: string) => lines.push(line) } })
  const secrets = { password: 'p-secret', token: 't-secret', accessNeeds: ['n-secret'] }
  log.warn({ ...secrets, input: secrets, req: { headers: { authorization: 'Bearer a-secret' } } }, 'refused')
  log.error({ err: Object.assign(new Error('broke a rule'), { detail: 'Key (email)=(d-secret) exists' }) }, 'failed')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('secret')
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ service: 'chat', level: 'warn', msg: 'refused' })
})

test('an entry is one line with a UTC time, whatever somebody wrote', () => {
  const lines: string[] = []
  const log = createLog('chat', { destination: { write: (line: string) => lines.push(line) } })
  log.info({ name: 'Ana\n{"level":"error","msg":"forged"}\r\n' }, 'signed\nin')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
})

test('a full disk ends no process that writes to its log', () => {
  const full = openSync('/dev/full', 'w')
  const program = `
    import { createLog } from '@waymark/service-kit/log'
    const log = createLog('chat')
    for (let line = 0; line < 100; line += 1) log.info('nothing of this can be written')
    setTimeout(() => { log.info('nor this'); process.exit(7) }, 200)`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', full, 'pipe'],
    timeout: 10_000,
  })
  closeSync(full)
  expect([run.status, run.stderr.toString()]).toEqual([7, ''])
})
