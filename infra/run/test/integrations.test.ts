import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTwilio, sandboxKeys, textKeys } from '@waymark/sandbox-twilio/open-twilio'
import { hasRedis, startRedis } from '@waymark/service-kit/testing/redis-server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from '../suite/free-port.ts'
import { integrations } from '../suite/integrations.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return `http://127.0.0.1:${address.port}`
}

/** Runs the check of the integration that `env` configures. */
function ask(env: Readonly<Record<string, string>>): Promise<string> {
  const integration = integrations.find(({ setting }) => env[setting] !== undefined)
  if (integration === undefined) throw new Error('nothing is set')
  return integration.ask(env[integration.setting] ?? '', env)
}

test('accepts tiles that are a PMTiles file answered in ranges', async () => {
  const good = await serve((_request, response) => response.writeHead(206).end('PMTiles'))
  expect(await ask({ MAP_PMTILES_URL: good })).toBe('a PMTiles file, in ranges')
  const whole = await serve((_request, response) => response.writeHead(200).end('PMTiles and all the rest'))
  await expect(ask({ MAP_PMTILES_URL: whole })).rejects.toThrow('it answers 200 to a part of the file')
  const other = await serve((_request, response) => response.writeHead(206).end('<!docty'))
  await expect(ask({ MAP_PMTILES_URL: other })).rejects.toThrow('it is no PMTiles file')
})

test('accepts tiles that are a file of this machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-tiles-'))
  try {
    writeFileSync(join(folder, 'streets.pmtiles'), 'PMTiles and all the rest')
    writeFileSync(join(folder, 'page.html'), '<!doctype html>')
    expect(await ask({ MAP_PMTILES_URL: join(folder, 'streets.pmtiles') })).toContain('which the gateway serves')
    await expect(ask({ MAP_PMTILES_URL: join(folder, 'page.html') })).rejects.toThrow('it is no PMTiles file')
    await expect(ask({ MAP_PMTILES_URL: join(folder, 'none.pmtiles') })).rejects.toThrow('no such file')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('checks Stripe by reading the balance', async () => {
  const requests: string[] = []
  const base = await serve((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const isKnown = request.headers.authorization === 'Bearer sk_test_known'
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isKnown ? { object: 'balance', livemode: false } : { error: { message: 'No such key' } }),
    )
  })
  const env = { STRIPE_API_BASE: base, STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(await ask({ ...env, STRIPE_SECRET_KEY: 'sk_test_known' })).toBe('test keys')
  await expect(ask({ ...env, STRIPE_SECRET_KEY: 'sk_test_other' })).rejects.toThrow('No such key')
  await expect(ask({ ...env, STRIPE_SECRET_KEY: 'sk_test_known', STRIPE_WEBHOOK_SECRET: 'we_1' })).rejects.toThrow(
    'no whsec_ secret',
  )
  expect(new Set(requests)).toEqual(new Set(['GET /v1/balance']))
})

test('asks Twilio for the service and where it tells of messages', async () => {
  const double = await openTwilio()
  try {
    const env = { ...sandboxKeys, TWILIO_CONVERSATIONS_BASE: double.origin }
    const told = { ...env, PUBLIC_URL: 'https://waymark.example' }
    expect(await ask(told)).toBe('the service is there, and tells us of messages')
    await expect(ask({ ...told, PUBLIC_URL: 'https://other.example' })).rejects.toThrow(
      'set it to https://other.example/api',
    )
    await expect(ask({ ...told, TWILIO_API_KEY_SECRET: 'wrong' })).rejects.toThrow('it answers 401')
  } finally {
    await double.close()
  }
})

test('asks Twilio for the messaging service and where it tells of replies', async () => {
  const double = await openTwilio()
  try {
    const env = { ...textKeys, TWILIO_MESSAGING_BASE: double.origin }
    const told = { ...env, PUBLIC_URL: 'https://waymark.example' }
    expect(await ask(told)).toBe('the messaging service is there, and tells us who replies STOP')
    await expect(ask({ ...told, PUBLIC_URL: 'https://other.example' })).rejects.toThrow(
      'set it to https://other.example/api/Notification/text-webhook',
    )
    await expect(ask({ ...told, TWILIO_API_KEY_SECRET: 'wrong' })).rejects.toThrow('it answers 401')
  } finally {
    await double.close()
  }
})

test('asks a mail server on another machine for TLS, and lets one on this machine be without', async () => {
  const server = createNetServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(command === 'STAR' ? '454 no TLS here\r\n' : '250 fine\r\n')
    })
    socket.write('220 test mail server\r\n')
  }).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await ask({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toBe('it lets us in')
  // Another name of this machine, which does not count as it.
  await expect(ask({ SMTP_URL: `smtp://0.0.0.0:${port}` })).rejects.toThrow('no TLS here')
})

test('asks S3 for the bucket', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'known')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const endpoint = await serve(({ method, url, headers }, response) => {
    const isKnown = /Credential=known\/\d+\/ap-southeast-2\/s3\//.test(headers.authorization ?? '')
    response.writeHead(isKnown ? (method === 'HEAD' && /^\/waymark-files\/?$/.test(url ?? '') ? 200 : 404) : 403).end()
  })
  const env = { S3_ENDPOINT: endpoint, S3_BUCKET: 'waymark-files' }
  expect(await ask(env)).toBe('bucket waymark-files')
  await expect(ask({ ...env, S3_BUCKET: 'another-bucket' })).rejects.toThrow('it answers 404')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'other')
  await expect(ask(env)).rejects.toThrow('it answers 403')
})

test('asks Intercom who we are', async () => {
  const base = await serve(({ url, headers }, response) =>
    response.writeHead(url === '/me' && headers.authorization === 'Bearer known' ? 200 : 401).end('{}'),
  )
  expect(await ask({ INTERCOM_ACCESS_TOKEN: 'known', INTERCOM_API_BASE: base })).toBe('the token is valid')
  await expect(ask({ INTERCOM_ACCESS_TOKEN: 'other', INTERCOM_API_BASE: base })).rejects.toThrow('it answers 401')
})

test.runIf(hasRedis())('asks of Redis that it keeps what it was given', async () => {
  const redis = await startRedis()
  try {
    await expect(ask({ REDIS_URL: redis.url })).rejects.toThrow('set appendonly to yes')
    await redis.run('CONFIG', 'SET', 'appendonly', 'yes')
    expect(await ask({ REDIS_URL: redis.url })).toMatch(/^version \d/)
  } finally {
    await redis.stop()
  }
})

test.each([
  ['DATABASE_URL', 'postgresql://ada:hidden@127.0.0.1:{port}/waymark'],
  ['DATABASE_REPLICA_URLS', 'postgresql://ada:hidden@127.0.0.1:{port}/waymark'],
  ['REDIS_URL', 'redis://:hidden@127.0.0.1:{port}'],
  ['SMTP_URL', 'smtp://ada:hidden@127.0.0.1:{port}'],
  ['MAP_PMTILES_URL', 'http://127.0.0.1:{port}/tiles.pmtiles'],
])('fails immediately on %s when nobody answers, without revealing its password', async (setting, address) => {
  const port = await findFreePort()
  const failed = await ask({ [setting]: address.replace('{port}', String(port)) }).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(String(failed)).not.toContain('hidden')
})
