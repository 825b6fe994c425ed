import type { PushAddress } from '../db/push-devices.ts'

/** What a device shows; it names neither people nor needs. */
export interface PushNews {
  readonly title: string
  /** The page that says the rest, after signing in. */
  readonly path: string
  /** A device shows one notification for each tag. */
  readonly tag: string
}

/** Sends to the services of browsers. */
export interface PushService {
  readonly publicKey: string
  /** Whether browsers' services are at this address: we send nowhere else. */
  knows(endpoint: string): boolean
  /** `gone`: the browser has given up the address. Throws when a retry may work. */
  send(to: PushAddress, news: PushNews): Promise<'taken' | 'gone' | 'refused'>
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Whose news it is. */
  readonly publicUrl: URL
  /** Origins beside those of the browsers: a test. */
  readonly origins: readonly string[]
}

/** The services of Chrome and its kin, Firefox, Edge and Safari. */
const browserHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']
const maxAnswerMs = 10_000
/** News of a booking is old by then. */
const liveSeconds = 12 * 3600
const goneStatuses: readonly number[] = [404, 410]
const retriedStatuses: readonly number[] = [401, 403, 408, 429]

/** Web Push with our own keys (RFC 8030, 8291, 8292): the news is encrypted for the one browser. */
export function openPushService({ publicKey, privateKey, publicUrl, origins }: PushKeys): PushService {
  // Those services want to reach who sends; on a machine of one's own nobody is to be reached.
  const subject = publicUrl.protocol === 'https:' ? publicUrl.href : 'mailto:nobody@localhost'
  const knows = (endpoint: string) => {
    const { protocol, hostname, origin, port, username, password } = new URL(endpoint)
    // Nothing is fetched from an address with a name or a password in it.
    if (username !== '' || password !== '') return false
    if (origins.includes(origin)) return true
    const isBrowsers = browserHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    return isBrowsers && protocol === 'https:' && port === ''
  }
  return {
    publicKey,
    knows,
    send: async ({ endpoint, p256dh, auth }, news) => {
      const { default: webPush } = await import('web-push')
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(news),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: liveSeconds, urgency: 'normal' },
      )
      const { 'Content-Length': _length, ...rest } = headers
      const response = await fetch(endpoint, {
        method,
        headers: rest as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(maxAnswerMs),
      }).catch(() => undefined)
      await response?.body?.cancel()
      const status = response?.status ?? 0
      if (status >= 200 && status < 300) return 'taken'
      if (goneStatuses.includes(status)) return 'gone'
      if (status >= 400 && status < 500 && !retriedStatuses.includes(status)) return 'refused'
      // The address of a browser is a secret of its own: it is not said.
      throw new Error(status === 0 ? 'The service of a browser did not answer.' : `It answered ${status}.`)
    },
  }
}
