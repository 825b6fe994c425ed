import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { networkLimit } from '@waymark/contracts/limits'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import {
  ConfigError,
  type Environment,
  flag,
  listOf,
  readEnvironment,
  wholeNumber,
} from '@waymark/service-kit/environment'
import { streetTilesAt } from '@waymark/service-kit/street-tiles'
import { readTwilioChat } from '@waymark/service-kit/twilio-settings'
import * as z from 'zod/mini'
import type { PolicyOptions } from './content-policy.ts'

export interface GatewayConfig {
  /** The folder with `shell/dist` and a `dist` in every `mfe-` folder. */
  readonly webRoot: string
  /** The list of remotes that the shell reads; editing it swaps a remote. */
  readonly remotesFile: string
  /** The bundled base map (PMTiles), with its place names beside it. */
  readonly basemapFile: string
  /** Street tiles of the operator that are a file of this machine. */
  readonly streetTilesFile: string | undefined
  readonly policy: Omit<PolicyOptions, 'frameAncestors'>
  /** Sites that may frame `/access-page`. */
  readonly embedAncestors: string
  /** Developers may load remotes of their own into this installation's pages, each in their own browser. */
  readonly allowsOverrides: boolean
  /** Calls per minute from one address, 0 = no limit. */
  readonly callsPerMinute: number
  /** Required to read `/metrics`; without one, only local requests may. */
  readonly metricsToken: string | undefined
  /** Number of trusted proxies that set `x-forwarded-for`. */
  readonly proxyHops: number
  /** Former hosts of the suite: their visitors are redirected to the public address. */
  readonly moved: { readonly oldHosts: readonly string[]; readonly newOrigin: string } | undefined
  /** The longest wait for the answer of a service in another process, in milliseconds: of a read, and of a change. */
  readonly maxAnswerMs: { readonly read: number; readonly change: number }
  /** Addresses of the services that run in other processes. */
  readonly upstreams: ReadonlyMap<ServiceName, string>
}

/** Web addresses; only their origins count. */
const origins = listOf(
  z.pipe(
    z.url({ protocol: /^https?$/, error: 'an address such as https://waymark.example' }),
    z.transform((address: string) => new URL(address).origin),
  ),
)

/** Hosts, with a port unless it is the default one. */
const hosts = listOf(
  z.string().check(
    z.toLowerCase(),
    z.refine((host) => URL.parse(`https://${host}`)?.host === host, 'a host such as old.waymark.example, or several'),
  ),
)

/** `BOOKING_URL` and so on: the address of each service that runs elsewhere. */
const upstreamOf = (name: ServiceName) => `${name.toUpperCase()}_URL`
const addresses = z.object(Object.fromEntries(serviceNames.map((name) => [upstreamOf(name), origins])))

const variables = z.object({
  WAYMARK_DATA: z._default(z.string(), '.waymark'),
  WEB_ROOT: z._default(z.string(), '.'),
  REMOTES_FILE: z.optional(z.string()),
  BASEMAP_FILE: z._default(z.string(), 'infra/basemap/nzau.pmtiles'),
  PUBLIC_URL: origins,
  OLD_HOSTS: hosts,
  WAYMARK_REMOTE_ORIGINS: origins,
  MAP_PMTILES_URL: z.optional(z.string()),
  MAP_STYLE_URL: origins,
  EMBED_ORIGINS: origins,
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string()),
  MAPBOX_TOKEN: z.optional(z.string()),
  INTERCOM_WORKSPACE_ID: z.optional(z.string()),
  METRICS_TOKEN: z.optional(z.string()),
  CALLS_PER_MINUTE: z._default(wholeNumber(0, 1_000_000), networkLimit.max),
  PROXY_HOPS: z._default(wholeNumber(0, 10), 0),
  REMOTE_OVERRIDES: z._default(flag, false),
  MAX_READ_MS: z._default(wholeNumber(10, 60_000), 8000),
  MAX_CHANGE_MS: z._default(wholeNumber(10, 60_000), 25_000),
})

/** Reads the gateway's settings; folders are relative to `repository`. Throws `ConfigError` on invalid ones. */
export function readGatewayConfig(env: Environment, repository: string): GatewayConfig {
  const read = readEnvironment(env, variables)
  const upstreams = readEnvironment(env, addresses)
  const twilio = readTwilioChat(env)
  const streets = read.MAP_PMTILES_URL === undefined ? undefined : streetTilesAt(read.MAP_PMTILES_URL)
  return {
    webRoot: resolve(repository, read.WEB_ROOT),
    remotesFile: resolve(repository, read.REMOTES_FILE ?? join(read.WAYMARK_DATA, 'remotes.json')),
    basemapFile: resolve(repository, read.BASEMAP_FILE),
    streetTilesFile: streets && 'file' in streets ? streetTilesFile(resolve(repository, streets.file)) : undefined,
    policy: {
      publicOrigin: read.PUBLIC_URL[0],
      vendors: {
        stripe: !!read.STRIPE_PUBLISHABLE_KEY,
        twilio: twilio !== undefined,
        mapbox: !!read.MAPBOX_TOKEN,
        intercom: !!read.INTERCOM_WORKSPACE_ID,
      },
      remoteOrigins: read.WAYMARK_REMOTE_ORIGINS,
      chatOrigins: twilio?.socketUrl === undefined ? [] : socketOrigins(new URL(twilio.socketUrl)),
      allowsOverrides: read.REMOTE_OVERRIDES,
      mapOrigins: [...(streets && 'address' in streets ? [streets.address.origin] : []), ...read.MAP_STYLE_URL],
    },
    embedAncestors: read.EMBED_ORIGINS.join(' ') || '*',
    allowsOverrides: read.REMOTE_OVERRIDES,
    callsPerMinute: read.CALLS_PER_MINUTE,
    metricsToken: read.METRICS_TOKEN,
    proxyHops: read.PROXY_HOPS,
    maxAnswerMs: { read: read.MAX_READ_MS, change: read.MAX_CHANGE_MS },
    moved: movedTo(read.PUBLIC_URL[0], read.OLD_HOSTS),
    upstreams: new Map(
      serviceNames.flatMap((name) => {
        const origin = upstreams[upstreamOf(name)]?.[0]
        return origin === undefined ? [] : [[name, origin] as const]
      }),
    ),
  }
}

/** A remote's build: `mfe-booking/dist` is served at `/r/booking/`. */
export function remoteFolder(config: GatewayConfig, name: string): string | undefined {
  const folder = join(config.webRoot, `mfe-${name}`)
  return existsSync(folder) ? join(folder, 'dist') : undefined
}

/** Twilio's socket at another address than its usual one, and its media beside it. */
function socketOrigins(address: URL): string[] {
  return [address.origin, address.origin.replace(/^ws/, 'http')]
}

function movedTo(newOrigin: string | undefined, oldHosts: readonly string[]): GatewayConfig['moved'] {
  if (oldHosts.length === 0) return undefined
  if (newOrigin === undefined || oldHosts.includes(new URL(newOrigin).host)) {
    throw new ConfigError('OLD_HOSTS needs PUBLIC_URL, the address at another host that people are sent to.')
  }
  return { oldHosts, newOrigin }
}

function streetTilesFile(path: string): string {
  if (!existsSync(path))
    throw new ConfigError(`MAP_PMTILES_URL is neither a web address nor a file: there is no ${path}.`)
  return path
}
