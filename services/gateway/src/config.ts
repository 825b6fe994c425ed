import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ServiceName, serviceNames } from '@waymark/contracts/service-names'
import { ConfigError, optional, readConfig, type Setting, text, wholeNumber } from '@waymark/service-kit/read-config'
import type { PolicyOptions } from './content-policy.ts'

export interface GatewayConfig {
  /** Folder that holds `shell/dist` and a `dist` in every `mfe-` folder. */
  readonly webRoot: string
  /** The list of remotes that the shell reads; editing it swaps a remote. */
  readonly remotesFile: string
  /** The bundled base map (PMTiles); its place names lie beside it. */
  readonly basemapFile: string
  readonly policy: Omit<PolicyOptions, 'frameAncestors'>
  /** Who may frame `/access-page`. */
  readonly embedAncestors: string
  /** Calls a minute from one address, 0 = no limit. */
  readonly callsPerMinute: number
  /** Asked of who reads `/metrics`; without one, only this machine may. */
  readonly metricsToken: string | undefined
  /** Proxies in front whose `x-forwarded-for` is believed. */
  readonly proxyHops: number
  /** Hosts the suite was reached at before: their visitors are sent to the public address. */
  readonly moved: { readonly oldHosts: readonly string[]; readonly newOrigin: string } | undefined
  /** Where the services live that do not run in this process. */
  readonly upstreams: ReadonlyMap<ServiceName, string>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the gateway's settings; folders are relative to `repository`. Throws `ConfigError` for what cannot be. */
export function readGatewayConfig(env: Environment, repository: string): GatewayConfig {
  const read = readConfig(env, {
    dataDir: text('WAYMARK_DATA', '.waymark'),
    webRoot: text('WEB_ROOT', '.'),
    remotesFile: optional('REMOTES_FILE'),
    basemapFile: text('BASEMAP_FILE', 'infra/basemap/nzau.pmtiles'),
    publicOrigins: origins('PUBLIC_URL'),
    oldHosts: hosts('OLD_HOSTS'),
    remoteOrigins: origins('WAYMARK_REMOTE_ORIGINS'),
    tileOrigins: origins('MAP_PMTILES_URL'),
    styleOrigins: origins('MAP_STYLE_URL'),
    embedOrigins: origins('EMBED_ORIGINS'),
    stripe: optional('STRIPE_PUBLISHABLE_KEY'),
    twilio: optional('TWILIO_ACCOUNT_SID'),
    mapbox: optional('MAPBOX_TOKEN'),
    intercom: optional('INTERCOM_WORKSPACE_ID'),
    metricsToken: optional('METRICS_TOKEN'),
    callsPerMinute: wholeNumber('CALLS_PER_MINUTE', 1200, { min: 0, max: 1_000_000 }),
    proxyHops: wholeNumber('PROXY_HOPS', 0, { min: 0, max: 10 }),
    ...upstreamSettings,
  })
  return {
    webRoot: resolve(repository, read.webRoot),
    remotesFile: resolve(repository, read.remotesFile ?? join(read.dataDir, 'remotes.json')),
    basemapFile: resolve(repository, read.basemapFile),
    policy: {
      publicOrigin: read.publicOrigins[0],
      vendors: { stripe: !!read.stripe, twilio: !!read.twilio, mapbox: !!read.mapbox, intercom: !!read.intercom },
      remoteOrigins: read.remoteOrigins,
      mapOrigins: [...read.tileOrigins, ...read.styleOrigins],
    },
    embedAncestors: read.embedOrigins.join(' ') || '*',
    callsPerMinute: read.callsPerMinute,
    metricsToken: read.metricsToken,
    proxyHops: read.proxyHops,
    moved: movedTo(read.publicOrigins[0], read.oldHosts),
    upstreams: new Map(
      serviceNames.flatMap((name) => {
        const origin = read[name][0]
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

/** `BOOKING_URL` and the like: where each service is reached when it runs elsewhere. */
const upstreamSettings = {
  identity: origins('IDENTITY_URL'),
  provider: origins('PROVIDER_URL'),
  booking: origins('BOOKING_URL'),
  map: origins('MAP_URL'),
  admin: origins('ADMIN_URL'),
  chat: origins('CHAT_URL'),
  notify: origins('NOTIFY_URL'),
} satisfies Record<ServiceName, Setting<readonly string[]>>

function movedTo(newOrigin: string | undefined, oldHosts: readonly string[]): GatewayConfig['moved'] {
  if (oldHosts.length === 0) return undefined
  if (newOrigin === undefined || oldHosts.includes(new URL(newOrigin).host)) {
    throw new ConfigError('OLD_HOSTS needs PUBLIC_URL, the address at another host that people are sent to.')
  }
  return { oldHosts, newOrigin }
}

/** Hosts, with a port where it is not the usual one. */
function hosts(variable: string): Setting<readonly string[]> {
  return {
    read: (env) => {
      const given = listIn(env, variable).map((item) => item.toLowerCase())
      const isHost = (item: string) => URL.parse(`https://${item}`)?.host === item
      return given.every(isHost)
        ? { value: given }
        : { problem: `make ${variable} a host such as old.waymark.example, or several` }
    },
  }
}

/** Web addresses with spaces or commas between; only their origins count. */
function origins(variable: string): Setting<readonly string[]> {
  return {
    read: (env) => {
      const given = listIn(env, variable)
      const found = given
        .filter((item) => /^https?:/.test(item) && URL.canParse(item))
        .map((item) => new URL(item).origin)
      if (found.length < given.length) return { problem: `make ${variable} an address such as https://waymark.example` }
      return { value: found }
    },
  }
}

function listIn(env: Environment, variable: string): string[] {
  return (env[variable] ?? '').split(/[\s,]+/).filter((item) => item !== '')
}
