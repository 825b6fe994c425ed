import { create } from 'zustand'
import { writeStored } from './preferences.ts'
import { tabStorage } from './tab-storage.ts'

/** A guest's details, kept in this tab under one key until they have booked or somebody signs in: others may use the browser. `token` is the guest token, `expires` its expiry (ISO). */
export interface Guest {
  readonly token: string
  readonly expires: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** The token came by the link of an email, and opens what was booked with its address alone: who books registers anew. */
  readonly isByLink?: boolean
}

const guestKey = 'waymark:guest'

const fields = ['token', 'expires', 'firstName', 'lastName', 'email', 'phone'] as const

/** The guest of this tab, or null. */
export const useGuest = create<{ readonly guest: Guest | null }>(() => ({ guest: openGuest() }))

/** Stores the guest's details; null deletes them. */
export function keepGuest(guest: Guest | null): void {
  if (guest === null) tabStorage.removeItem(guestKey)
  else tabStorage.setItem(guestKey, JSON.stringify(guest))
  useGuest.setState({ guest })
}

/** Forgets who a guest is once they have booked; the token stays, so that this tab shows what they did. */
export function forgetGuestDetails(): void {
  const { guest } = useGuest.getState()
  if (guest) keepGuest({ ...guest, firstName: '', lastName: '', email: '', phone: '' })
}

/** The guest token for a request, or null when there is none or it has ended. */
export function guestToken(nowMs: number): string | null {
  const { guest } = useGuest.getState()
  return guest && Date.parse(guest.expires) > nowMs ? guest.token : null
}

function openGuest(): Guest | null {
  // A release before this one kept them for every tab.
  writeStored(guestKey, null)
  return readGuest(tabStorage.getItem(guestKey))
}

/** A stored guest, or null when the text is not one. */
function readGuest(text: string | null): Guest | null {
  if (text === null) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isGuest(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map(Object.entries(value))
  return fields.every((field) => typeof entries.get(field) === 'string')
}
