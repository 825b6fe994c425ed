/** What the tab remembers where its browser forbids storage, as for a page inside another site's: until it is closed or loaded again. */
const inMemory = new Map<string, string>()

/** The session storage of this tab, or memory where the browser forbids it or has no room left. */
export const tabStorage = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null
    } catch {
      return inMemory.get(key) ?? null
    }
  },
  setItem(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
      inMemory.delete(key)
    } catch {
      inMemory.set(key, value)
    }
  },
  removeItem(key: string): void {
    inMemory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing is stored where storage is forbidden.
    }
  },
  /** Whether all that is kept here outlives a reload of the page: only then may a screen say that it is kept in the tab. */
  isLasting(): boolean {
    try {
      return sessionStorage.length >= 0 && inMemory.size === 0
    } catch {
      return false
    }
  },
  keys(): string[] {
    try {
      return [...new Set([...Object.keys(sessionStorage), ...inMemory.keys()])]
    } catch {
      return [...inMemory.keys()]
    }
  },
}
