import { tabStorage } from './tab-storage.ts'

/** Local storage keys that do not belong to a person. */
export const storageKeys = {
  user: 'waymark:user',
  sessionExpires: 'session-exp',
  invitation: 'waymark:invitation',
  booking: 'waymark:booking',
  shortlist: 'waymark:shortlist',
} as const

/** A local preference of one person; the key is prefixed with the userProfileId (product.md section 3). */
export function readPreference(userProfileId: number, name: string): string | null {
  return readStored(`${userProfileId}:${name}`)
}

/** Stores a local preference; null deletes it. */
export function writePreference(userProfileId: number, name: string, value: string | null): void {
  writeStored(`${userProfileId}:${name}`, value)
}

/** The same of one tab, which keeps its own while others choose theirs; a new tab starts with what was chosen last. */
export function readTabPreference(userProfileId: number, name: string): string | null {
  return tabStorage.getItem(`${userProfileId}:${name}`) ?? readPreference(userProfileId, name)
}

/** Keeps what this tab has, whatever other tabs choose; new tabs do not start with it. */
export function keepInTab(userProfileId: number, name: string, value: string): void {
  tabStorage.setItem(`${userProfileId}:${name}`, value)
}

/** Stores a preference of this tab, with which new tabs start; null deletes both. */
export function writeTabPreference(userProfileId: number, name: string, value: string | null): void {
  const key = `${userProfileId}:${name}`
  if (value === null) tabStorage.removeItem(key)
  else tabStorage.setItem(key, value)
  writePreference(userProfileId, name, value)
}

/** The names of all local preferences of a person. */
export function preferenceNames(userProfileId: number): string[] {
  const prefix = `${userProfileId}:`
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
}

/** Whether this browser lets the page remember anything; not in another site's page where that is forbidden. */
export function mayStore(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}

/** The keys of local storage; none where the browser forbids it. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Local storage, or null where the browser forbids it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage where the browser allows it; null removes. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser without storage still works, it just remembers less.
  }
}
