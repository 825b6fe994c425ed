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
