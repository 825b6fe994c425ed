import { serviceNames } from '@waymark/contracts/service-names'
import { describe, expect, it } from 'vitest'
import { readRunSettings } from './settings.ts'

const refusal = (env: Record<string, string>, args: string[] = []) => {
  try {
    readRunSettings(env, args)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
}

describe('readRunSettings', () => {
  it('runs the demo world on port 8080 when nothing is set', () => {
    const settings = readRunSettings({}, [])
    expect(settings).toMatchObject({
      port: 8080,
      world: 'demo',
      fresh: false,
      databaseUrl: undefined,
      processes: 1,
      separate: [],
    })
    expect(settings.dataDir).toMatch(/\.waymark$/)
  })

  it('keeps no WAL unless it is asked for', () => {
    expect(readRunSettings({}, []).walArchive).toBeUndefined()
    expect(readRunSettings({ WAL_ARCHIVE: '/archive' }, []).walArchive).toEqual({ folder: '/archive', days: 14 })
  })

  it('recognises --fresh also when npm swallows it', () => {
    expect(readRunSettings({}, ['--fresh']).fresh).toBe(true)
    expect(readRunSettings({ npm_config_fresh: 'true' }, []).fresh).toBe(true)
  })

  it("normalises the first administrator's address of an empty world", () => {
    const env = { DEMO: '0', ADMIN_EMAIL: 'Ada@Example.test', ADMIN_PASSWORD: 'correct-horse-9' }
    expect(readRunSettings(env, []).world).toEqual({ email: 'ada@example.test', password: 'correct-horse-9' })
  })

  it.each([
    [{ PORT: '80a' }, [], 'Cannot start: make PORT a number from 1 to 65535.'],
    [{ DEMO: 'no' }, [], 'Cannot start: make DEMO 1 or 0.'],
    [
      { DEMO: '0' },
      [],
      'An empty world (DEMO=0) needs its first global administrator: set ADMIN_EMAIL and ADMIN_PASSWORD.',
    ],
    [
      { DEMO: '0', ADMIN_EMAIL: 'ada@example.test', ADMIN_PASSWORD: 'short' },
      [],
      'ADMIN_EMAIL or ADMIN_PASSWORD will not do. Use at least 8 characters.',
    ],
    [
      { PORT: '0', PROCESSES: '65' },
      [],
      'Cannot start: make PORT a number from 1 to 65535; make PROCESSES a number from 1 to 64.',
    ],
    [{ SEPARATE: 'bookings' }, [], `Cannot start: make SEPARATE names of ${serviceNames.join(', ')}.`],
    [
      { DATABASE_URL: 'postgresql://a@b/c' },
      ['--fresh'],
      '--fresh throws away the embedded database only; empty the one of DATABASE_URL yourself.',
    ],
    [
      { DATABASE_URL: 'postgresql://a@b/c', WAL_ARCHIVE: '/archive' },
      [],
      'WAL_ARCHIVE is for the embedded database; the one of DATABASE_URL archives by its own settings (infra/deploy/README.md).',
    ],
    [{}, ['--frehs'], '--frehs is not known here; the only option is --fresh.'],
    [
      { TWILIO_ACCOUNT_SID: 'AC1' },
      [],
      'TWILIO_ACCOUNT_SID is set without TWILIO_API_KEY_SID and TWILIO_API_KEY_SECRET and TWILIO_AUTH_TOKEN and TWILIO_CONVERSATIONS_SERVICE_SID or TWILIO_MESSAGING_SERVICE_SID; set all of them or none.',
    ],
    [
      { TWILIO_MESSAGING_SERVICE_SID: 'MG1', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_API_KEY_SID: 'SK1' },
      [],
      'TWILIO_ACCOUNT_SID and TWILIO_API_KEY_SID and TWILIO_MESSAGING_SERVICE_SID is set without TWILIO_API_KEY_SECRET and TWILIO_AUTH_TOKEN; set all of them or none.',
    ],
    [
      { S3_ENDPOINT: 'http://localhost:9000' },
      [],
      'S3_ENDPOINT is set without S3_BUCKET, and does nothing alone; set both or neither.',
    ],
    [
      { INTERCOM_ACCESS_TOKEN: 'token' },
      [],
      'INTERCOM_ACCESS_TOKEN is set without INTERCOM_WORKSPACE_ID, and does nothing alone; set both or neither.',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=x' },
      [],
      'OTEL_EXPORTER_OTLP_HEADERS is set without OTEL_EXPORTER_OTLP_ENDPOINT, and does nothing alone; set both or neither.',
    ],
    [
      { AWS_ACCESS_KEY_ID: 'key' },
      [],
      'AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY; set all of them or none.',
    ],
    [
      { DATABASE_URL: 'nonsense' },
      [],
      'Cannot start: make DATABASE_URL an address such as postgresql://user:password@host:5432/waymark.',
    ],
  ])('refuses %j %j in one sentence', (env, args, sentence) => {
    expect(refusal(env, args)).toBe(sentence)
  })
})
