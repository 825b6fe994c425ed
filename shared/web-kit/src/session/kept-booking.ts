import { forwardPath } from '@waymark/domain/redirects'
import { readStored, storageKeys, writeStored } from './preferences.ts'

/** A booking that somebody without an account has filled in, while they log in, or register and confirm their address. */
export interface KeptBooking {
  /** Its page, with the query. */
  readonly path: string
  /** The name of the form's draft, and the draft as it is stored. */
  readonly draftKey: string
  readonly draft: string
  /** The address they have registered with; empty before. */
  readonly email: string
}

/** How long a registration can take: its link works for two days. */
const keptMs = 3 * 86_400_000

/** Keeps a booking for this browser, since the link that confirms an address opens another tab; null deletes it. */
export function keepBooking(booking: KeptBooking | null, nowMs: number = Date.now()): void {
  writeStored(storageKeys.booking, booking && JSON.stringify({ ...booking, untilMs: nowMs + keptMs }))
}

/** The stored booking, or null. */
export function keptBooking(nowMs: number = Date.now()): KeptBooking | null {
  const text = readStored(storageKeys.booking)
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return null
    const fields = new Map<string, unknown>(Object.entries(stored))
    const [path, draftKey, draft, email] = ['path', 'draftKey', 'draft', 'email'].map((name) => fields.get(name))
    const untilMs = fields.get('untilMs')
    if (typeof untilMs !== 'number' || untilMs <= nowMs) return null
    if (typeof path !== 'string' || typeof draftKey !== 'string') return null
    return typeof draft === 'string' && typeof email === 'string' ? { path, draftKey, draft, email } : null
  } catch {
    return null
  }
}

/** The booking that a page with this `?url=` returns to, or null. */
export function bookingAhead(search: string): KeptBooking | null {
  const kept = keptBooking()
  return kept && forwardPath(search) === kept.path ? kept : null
}

/** The address that logs somebody in and brings them back to what they kept. */
export function signInHref(page: '/login' | '/register-profile', { path }: Pick<KeptBooking, 'path'>): string {
  return `${page}?${new URLSearchParams({ url: path })}`
}
