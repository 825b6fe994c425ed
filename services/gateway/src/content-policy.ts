/** The vendors whose hosts a page may reach; each only when its key is set. */
export interface PolicyVendors {
  readonly stripe: boolean
  readonly twilio: boolean
  readonly mapbox: boolean
  readonly intercom: boolean
}

export interface PolicyOptions {
  readonly vendors: PolicyVendors
  /** Additional origins of remotes (`WAYMARK_REMOTE_ORIGINS`). */
  readonly remoteOrigins: readonly string[]
  /** Where the browser SDK of the chat connects, when not at its vendor's usual address. */
  readonly chatOrigins: readonly string[]
  /** Remotes may come from development servers, which say by a socket what has changed. */
  readonly allowsOverrides: boolean
  /** Origins of the operator's own map tiles and style. */
  readonly mapOrigins: readonly string[]
  /** The public origin of the suite; older browsers need its web sockets spelled out. */
  readonly publicOrigin: string | undefined
  /** Who may frame a page, such as `'none'` or `*`. */
  readonly frameAncestors: string
}

type Directives = Record<string, string[]>

/** The text of React Aria's only style element; the hash changes with its version. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

const vendorHosts: Readonly<Record<keyof PolicyVendors, Directives>> = {
  stripe: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      'https://checkout.stripe.com',
    ],
    'connect-src': ['https://api.stripe.com', 'https://checkout.stripe.com'],
    'img-src': ['https://*.stripe.com'],
  },
  twilio: {
    'connect-src': ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com'],
    'img-src': ['https://media.us1.twilio.com'],
  },
  mapbox: {
    'connect-src': ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'],
    'img-src': ['https://api.mapbox.com', 'https://*.tiles.mapbox.com'],
  },
  intercom: {
    'script-src': ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
    'connect-src': [
      'https://api-iam.au.intercom.io',
      'https://api.au.intercom.io',
      'https://api-ping.intercom.io',
      'https://via.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://nexus-australia-websocket.intercom.io',
      'wss://nexus-australia-websocket.intercom.io',
      'https://uploads.au.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    'img-src': [
      'https://static.intercomassets.com',
      'https://js.intercomcdn.com',
      'https://uploads.au.intercomcdn.com',
    ],
    'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    'frame-src': ['https://intercom-sheets.com'],
    // The messenger writes style attributes and elements; nothing narrower allows it.
    'style-src': ["'unsafe-inline'"],
  },
}

/** The content security policy of a page: our own origin, and the hosts of vendors whose keys are set. */
export function pagePolicy(options: PolicyOptions): string {
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.remoteOrigins],
    'style-src': ["'self'", reactAriaStyle, ...options.remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...options.remoteOrigins, ...options.mapOrigins, ...options.chatOrigins],
    'font-src': ["'self'", ...options.remoteOrigins],
    'connect-src': [
      "'self'",
      ...socketOrigin(options.publicOrigin),
      ...options.remoteOrigins,
      ...(options.allowsOverrides ? options.remoteOrigins.flatMap(socketOrigin) : []),
      ...options.mapOrigins,
      ...options.chatOrigins,
    ],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [options.frameAncestors],
  }
  for (const vendor of keysOf(vendorHosts)) {
    if (!options.vendors[vendor]) continue
    for (const [name, hosts] of Object.entries(vendorHosts[vendor]))
      directives[name] = [...(directives[name] ?? []), ...hosts]
  }
  // A hash beside 'unsafe-inline' would disable the latter.
  if (options.vendors.intercom)
    directives['style-src'] = (directives['style-src'] ?? []).filter((source) => source !== reactAriaStyle)
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The policy of everything but pages: an answer opened as a document can do nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

function socketOrigin(publicOrigin: string | undefined): string[] {
  return publicOrigin === undefined ? [] : [publicOrigin.replace(/^http/, 'ws')]
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}
