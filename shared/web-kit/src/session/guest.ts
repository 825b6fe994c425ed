import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from './preferences.ts'

/** A guest's details, kept in this browser under one key until they are deleted or somebody signs in. `token` is the guest token, `expires` its expiry (ISO). */
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

const fields = ['token', 'expires', 'firstName', 'lastName', 'email', 'phone'] as const

/** The guest of this browser, or null. */
export const useGuest = create<{ readonly guest: Guest | null }>(() => ({
  guest: readGuest(readStored(storageKeys.guest)),
}))

/** Stores the guest's details; null deletes them. */
export function keepGuest(guest: Guest | null): void {
  writeStored(storageKeys.guest, guest && JSON.stringify(guest))
  useGuest.setState({ guest })
}

/** The guest token for a request, or null when there is none or it has ended. */
export function guestToken(nowMs: number): string | null {
  const { guest } = useGuest.getState()
  return guest && Date.parse(guest.expires) > nowMs ? guest.token : null
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
