import type { LayoutName } from '@waymark/web-kit/remote-module'

/** Where a part of the site comes from. */
export interface SiteEntry {
  readonly prefix: `/${string}`
  readonly remote: string
  readonly layout: LayoutName
}

/** Which remote owns which paths. The longest prefix wins; paths in no entry are the shell's own. */
export const siteMap: readonly SiteEntry[] = [
  { prefix: '/location-map', remote: 'mfe_map', layout: 'public' },
  { prefix: '/add-shortlist', remote: 'mfe_booking', layout: 'public' },
  { prefix: '/stripe-landing-page', remote: 'mfe_booking', layout: 'public' },
  { prefix: '/feedback-booking', remote: 'mfe_booking', layout: 'public' },
  { prefix: '/shortlist', remote: 'mfe_booking', layout: 'dashboard' },
  { prefix: '/booking', remote: 'mfe_booking', layout: 'dashboard' },
  { prefix: '/activity-booking', remote: 'mfe_booking', layout: 'dashboard' },
  { prefix: '/booking/unread-messages', remote: 'mfe_chat', layout: 'dashboard' },
  { prefix: '/service-area', remote: 'mfe_provider', layout: 'dashboard' },
  { prefix: '/business', remote: 'mfe_provider', layout: 'dashboard' },
  { prefix: '/business/access-maps', remote: 'mfe_map', layout: 'dashboard' },
  { prefix: '/business/audit-trail', remote: 'mfe_admin', layout: 'dashboard' },
  { prefix: '/global-admin', remote: 'mfe_admin', layout: 'admin' },
  { prefix: '/global-admin/access-maps', remote: 'mfe_map', layout: 'admin' },
]

/** What the list of remotes gives to remotes that this shell was released without. */
let given: readonly SiteEntry[] = []

/** Takes over the addresses that the list of remotes gives, instead of those that it gave before. */
export function giveAddresses(entries: readonly SiteEntry[]): void {
  given = entries
}

const shellDashboardPaths = ['/dashboard', '/user']

/** The entry that owns `path`, or undefined when the shell does. */
export function siteEntryOf(path: string): SiteEntry | undefined {
  return [...siteMap, ...given]
    .filter(({ prefix }) => isUnder(path, prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length)[0]
}

/** The layout of `path`, known before its remote has loaded. */
export function layoutOf(path: string): LayoutName {
  const entry = siteEntryOf(path)
  if (entry) return entry.layout
  return shellDashboardPaths.some((prefix) => isUnder(path, prefix)) ? 'dashboard' : 'public'
}

function isUnder(path: string, prefix: string): boolean {
  const lower = path.toLowerCase()
  return lower === prefix || lower.startsWith(`${prefix}/`)
}
