import { CannotStart } from '@waymark/postgres/cannot-start'
import type { Environment } from '@waymark/service-kit/environment'

/** What opens an installation to everybody who finds it, and the settings that say so outright. */
const openings = [
  { setting: 'DEMO', isClosedBy: [], opens: 'demo accounts with a public password' },
  { setting: 'MAILBOX_PAGE', isClosedBy: ['SMTP_URL'], opens: 'a page with every email' },
  { setting: 'STRIPE_SANDBOX', isClosedBy: ['STRIPE_SECRET_KEY'], opens: 'payments without money' },
] as const

/** Whether other machines reach the suite: by its public address, or because it listens to them. */
function isReachable({ PUBLIC_URL, HOST }: Environment): boolean {
  const host = PUBLIC_URL === undefined ? undefined : URL.parse(PUBLIC_URL)?.hostname
  return (host !== undefined && !isThisMachine(host)) || (HOST !== undefined && !isThisMachine(HOST))
}

/** The address to listen on: this machine alone, unless other machines are meant to reach the suite. */
export function listeningHost(env: Environment): string | undefined {
  return env.HOST ?? (isReachable(env) ? undefined : '127.0.0.1')
}

/** Refuses to be open by default where strangers can come: each opening is chosen, or closed, by its setting. */
export function requireChosenOpenings(env: Environment): void {
  if (!isReachable(env)) return
  const unsaid = openings.filter(
    ({ setting, isClosedBy }) => ![setting, ...isClosedBy].some((name) => env[name]?.trim()),
  )
  if (unsaid.length === 0) return
  const parts = unsaid.map(({ setting, opens }) => `${setting}=1 or ${setting}=0 (${opens})`)
  throw new CannotStart(`Other people can reach this address, so say outright what it opens: set ${parts.join(', ')}.`)
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name.startsWith('127.')
}
