import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { chatWebhookPath } from '@waymark/contracts/chat-webhook'
import { textWebhookPath } from '@waymark/contracts/text-webhook'
import { requiresTls } from '@waymark/notify-service/emails/mail-server'
import { isKeyPair } from '@waymark/notify-service/pushes/key-pair'
import { addressAs, parseDatabaseUrl } from '@waymark/service-kit/database-address'
import { openPayments, requirePayments } from '@waymark/service-kit/payments'
import { readRoleLogins } from '@waymark/service-kit/role-logins'
import { sharedRole } from '@waymark/service-kit/roles'
import { streetTilesAt } from '@waymark/service-kit/street-tiles'
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { root } from '../tools/repository.ts'
import { listedIn } from './listed-in.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** An external system that is connected by settings, with a read-only check that proves them. */
export interface Integration {
  readonly name: string
  /** Used when set. */
  readonly setting: string
  /** Returns what was found, in words; throws when it does not work. */
  readonly ask: (value: string, env: Environment) => Promise<string>
}

const maxAnswerMs = 10_000
const webhookAnswer = z.object({ post_webhook_url: z.nullish(z.string()) })
const messagingAnswer = z.object({ inbound_request_url: z.nullish(z.string()) })
const extensions = ['btree_gist', 'pg_trgm', 'unaccent']

export const integrations: readonly Integration[] = [
  { name: 'PostgreSQL', setting: 'DATABASE_URL', ask: askPostgres },
  { name: 'Standbys of PostgreSQL', setting: 'DATABASE_REPLICA_URLS', ask: askStandbys },
  { name: 'Redis', setting: 'REDIS_URL', ask: askRedis },
  { name: 'Files in S3', setting: 'S3_BUCKET', ask: askBucket },
  { name: 'Email by SMTP', setting: 'SMTP_URL', ask: askMailServer },
  { name: 'Mapbox', setting: 'MAPBOX_TOKEN', ask: askMapbox },
  { name: 'Map tiles', setting: 'MAP_PMTILES_URL', ask: askTiles },
  { name: 'Stripe', setting: 'STRIPE_SECRET_KEY', ask: askStripe },
  { name: 'Chat by Twilio', setting: 'TWILIO_CONVERSATIONS_SERVICE_SID', ask: askTwilioChat },
  { name: 'Text messages by Twilio', setting: 'TWILIO_MESSAGING_SERVICE_SID', ask: askTwilioTexts },
  { name: 'Notifications on devices', setting: 'VAPID_PUBLIC_KEY', ask: askPushKeys },
  { name: 'Intercom', setting: 'INTERCOM_ACCESS_TOKEN', ask: askIntercom },
]

async function askPostgres(connectionString: string): Promise<string> {
  const client = new Client({ connectionString, connectionTimeoutMillis: maxAnswerMs })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; may_create_roles: boolean; missing: string[] }>(
      `select current_setting('server_version') as version, rolcreaterole or rolsuper as may_create_roles,
        array(select wanted from unnest($1::text[]) wanted
          where wanted not in (select name from pg_available_extensions)) as missing
      from pg_roles where rolname = current_user`,
      [extensions],
    )
    const [found] = rows
    if (!found?.may_create_roles) throw new Error('its user may not create roles')
    if (found.missing.length > 0) throw new Error(`it lacks the extensions ${found.missing.join(', ')}`)
    if (Number.parseInt(found.version, 10) < 17)
      throw new Error(`it is version ${found.version}; 17 or newer is needed`)
    return `version ${found.version}`
  } finally {
    await client.end()
  }
}

/** Each as the suite logs in there: with a role that came by the replication, where the secret is known. */
async function askStandbys(addresses: string, env: Environment): Promise<string> {
  const logins = readRoleLogins(env) ?? env.WAYMARK_SECRET
  const lags = await Promise.all(
    listedIn(addresses).map(async (text) => {
      const address = parseDatabaseUrl(text)
      const login = logins ? addressAs(address, sharedRole, logins) : address
      const client = new Client({ ...login, connectionTimeoutMillis: maxAnswerMs })
      await client.connect()
      try {
        const { rows } = await client.query<{ replays: boolean; lsn: string | null }>(
          'select pg_is_in_recovery() as replays, pg_last_wal_replay_lsn()::text as lsn',
        )
        if (!rows[0]?.replays || rows[0].lsn === null) throw new Error(`${address.host} is no standby`)
        return `${address.host} has replayed to ${rows[0].lsn}`
      } finally {
        await client.end()
      }
    }),
  )
  return lags.join(', ')
}

async function askRedis(address: string): Promise<string> {
  const redis = new Redis(address, { lazyConnect: true, retryStrategy: () => null, connectTimeout: maxAnswerMs })
  let fault: Error | undefined
  redis.on('error', (error) => {
    fault = error
  })
  try {
    await redis.connect()
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1]
    // A queue that evicts jobs for lack of memory loses promised work.
    if (policy !== 'noeviction') throw new Error(`its maxmemory-policy is ${policy}; set it to noeviction`)
    // A Redis that forgets at a restart has lost the jobs it was given; they are queued again, but some run twice.
    if (!/aof_enabled:1/.test(await redis.info('persistence')))
      throw new Error('it keeps nothing; set appendonly to yes')
    return `version ${/redis_version:(\S+)/.exec(await redis.info('server'))?.[1]}`
  } catch (error) {
    throw fault ?? error
  } finally {
    redis.disconnect()
  }
}

async function askBucket(bucket: string, { S3_REGION: region = 'ap-southeast-2', S3_ENDPOINT }: Environment) {
  const client = new S3Client({ region, ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}) })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { requestTimeout: maxAnswerMs })
    return `bucket ${bucket}`
  } catch (error) {
    // The answer to this question has no body, so that its error has no words.
    if (error instanceof S3ServiceException) throw new Error(`it answers ${error.$metadata.httpStatusCode}`)
    throw error
  } finally {
    client.destroy()
  }
}

async function askMailServer(address: string): Promise<string> {
  const timeouts = {
    connectionTimeout: maxAnswerMs,
    greetingTimeout: maxAnswerMs,
    socketTimeout: maxAnswerMs,
  }
  // As emails are handed over: a server without TLS would be let through here and refused there.
  const transport = createTransport({ url: address, requireTLS: requiresTls(address), ...timeouts })
  try {
    await transport.verify()
    return 'it lets us in'
  } finally {
    transport.close()
  }
}

async function askMapbox(token: string): Promise<string> {
  const address = new URL('https://api.mapbox.com/tokens/v2')
  address.searchParams.set('access_token', token)
  const answer: unknown = await (await get(address)).json()
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : 'no answer'
  if (code !== 'TokenValid') throw new Error(`it says ${code}`)
  return 'the token is valid'
}

async function askTiles(setting: string): Promise<string> {
  const tiles = streetTilesAt(setting)
  if ('file' in tiles) {
    const start = await startOf(resolve(root, tiles.file))
    if (start !== 'PMTiles') throw new Error('it is no PMTiles file')
    return 'a PMTiles file, which the gateway serves'
  }
  const answer = await get(tiles.address, { range: 'bytes=0-6' })
  const start = await answer.text()
  if (answer.status !== 206) throw new Error(`it answers ${answer.status} to a part of the file; ranges are needed`)
  if (start !== 'PMTiles') throw new Error('it is no PMTiles file')
  return 'a PMTiles file, in ranges'
}

async function startOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(7), 0, 7, 0)
    return buffer.toString()
  } finally {
    await file.close()
  }
}

async function askStripe(_key: string, env: Environment): Promise<string> {
  const { stripe, webhookSecrets } = requirePayments(openPayments(env))
  if (!webhookSecrets.every((one) => one.startsWith('whsec_')))
    throw new Error('STRIPE_WEBHOOK_SECRET is no whsec_ secret')
  const { livemode } = await stripe.balance.retrieve()
  return livemode ? 'live keys' : 'test keys'
}

async function askTwilioChat(serviceSid: string, env: Environment): Promise<string> {
  const base = env.TWILIO_CONVERSATIONS_BASE ?? 'https://conversations.twilio.com'
  const authorization = twilioAuthorization(env)
  const service = `/v1/Services/${encodeURIComponent(serviceSid)}`
  const found = await get(new URL(service, base), { authorization })
  if (!found.ok) throw new Error(`it answers ${found.status}`)
  const webhooks = await get(new URL(`${service}/Configuration/Webhooks`, base), { authorization })
  const { post_webhook_url: told } = webhookAnswer.parse(await webhooks.json())
  const expected = new URL(chatWebhookPath, env.PUBLIC_URL ?? 'http://localhost').href
  if (told !== expected) throw new Error(`its post-event webhook is ${told || 'not set'}; set it to ${expected}`)
  return 'the service is there, and tells us of messages'
}

async function askTwilioTexts(serviceSid: string, env: Environment): Promise<string> {
  const base = env.TWILIO_MESSAGING_BASE ?? 'https://messaging.twilio.com'
  const address = new URL(`/v1/Services/${encodeURIComponent(serviceSid)}`, base)
  const found = await get(address, { authorization: twilioAuthorization(env) })
  if (!found.ok) throw new Error(`it answers ${found.status}`)
  const { inbound_request_url: told } = messagingAnswer.parse(await found.json())
  const expected = new URL(textWebhookPath, env.PUBLIC_URL ?? 'http://localhost').href
  if (told !== expected)
    throw new Error(`its webhook of incoming messages is ${told || 'not set'}; set it to ${expected}`)
  return 'the messaging service is there, and tells us who replies STOP'
}

/** There is no account to ask: the two keys are one pair, or browsers refuse what is signed. */
async function askPushKeys(publicKey: string, env: Environment): Promise<string> {
  if (!isKeyPair(publicKey, env.VAPID_PRIVATE_KEY ?? ''))
    throw new Error('VAPID_PRIVATE_KEY is not the other half of it')
  return 'the keys are a pair'
}

function twilioAuthorization({ TWILIO_API_KEY_SID, TWILIO_API_KEY_SECRET }: Environment): string {
  return `Basic ${Buffer.from(`${TWILIO_API_KEY_SID}:${TWILIO_API_KEY_SECRET}`).toString('base64')}`
}

async function askIntercom(token: string, env: Environment): Promise<string> {
  const base = env.INTERCOM_API_BASE ?? 'https://api.au.intercom.io'
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'intercom-version': '2.14' }
  const answer = await get(new URL('/me', base), headers)
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  return 'the token is valid'
}

function get(address: URL, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(maxAnswerMs) })
}
