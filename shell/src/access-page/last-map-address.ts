import { tabStorage } from '@waymark/web-kit/tab-storage'

const key = 'waymark:access-page'

/** Keeps what the map showed, so that the way back from a booking leads there. */
export function rememberMapAddress(search: string): void {
  tabStorage.setItem(key, search)
}

/** "?m=whakatu&venue=12"; empty when no map was open in this tab. */
export function lastMapAddress(): string {
  return tabStorage.getItem(key) ?? ''
}
