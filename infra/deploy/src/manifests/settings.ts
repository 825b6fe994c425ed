import { serviceNames } from '@waymark/contracts/service-names'
import type { PartName, Values } from '../values.ts'
import { nameOf, partPort } from './names.ts'

/** Where a container mounts its secret, and where it may write. */
export const folders = { secrets: '/run/secrets/waymark', data: '/var/lib/waymark', temporary: '/tmp' } as const

/** How long a pod still takes requests after it was told to end: the load balancers hear of it in this time. */
const drainMs = 8_000

/** The settings that every container has, the migration's too. */
export function commonSettings(values: Values): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SECRETS_DIR: folders.secrets,
    WAYMARK_DATA: folders.data,
    PUBLIC_URL: values.publicUrl,
    DEMO: '0',
    MAILBOX_PAGE: '0',
    STRIPE_SANDBOX: '0',
    ...values.settings,
  }
}

/** The settings of a part that serves. */
export function settingsOf(values: Values, part: PartName): Record<string, string> {
  const { database, redis, files } = values
  return {
    ...commonSettings(values),
    SERVICES: part,
    PORT: String(partPort),
    HOST: '0.0.0.0',
    DRAIN_MS: String(drainMs),
    // Each service logs in with a role of its own, whose password is in the secret of the part.
    DATABASE_URL: addressOf(database, database),
    ...(database.replicas.length > 0
      ? { DATABASE_REPLICA_URLS: database.replicas.map((replica) => addressOf(database, replica)).join(' ') }
      : {}),
    ...(redis.host === undefined
      ? {}
      : { REDIS_URL: `${redis.tls ? 'rediss' : 'redis'}://${redis.host}:${redis.port}` }),
    SHARED_LIMITS: '1',
    S3_BUCKET: files.bucket,
    S3_REGION: files.region,
    ...(files.endpoint === undefined ? {} : { S3_ENDPOINT: files.endpoint }),
    ...(part === 'gateway'
      ? { PROXY_HOPS: String(values.proxyHops), ...upstreams() }
      : // The gateway is one proxy more, and has counted the calls.
        { PROXY_HOPS: String(values.proxyHops + 1), CALLS_PER_MINUTE: '0' }),
  }
}

function addressOf(
  { name, tls }: Values['database'],
  { host, port }: { readonly host: string; readonly port: number },
): string {
  return `postgresql://${host}:${port}/${name}${tls ? '?sslmode=verify-full' : ''}`
}

function upstreams(): Record<string, string> {
  return Object.fromEntries(
    serviceNames.map((name) => [`${name.toUpperCase()}_URL`, `http://${nameOf(name)}:${partPort}`]),
  )
}
