import { texts } from '@waymark/domain/texts'
import { notify } from '../live/notices.ts'

interface SharedPage {
  readonly title: string
  /** On this host: `/location-map/5`. */
  readonly path: string
}

/** Hands the address of a page to the device's own sharing, or copies it where there is none; says what became of it. */
export async function sharePage({ title, path }: SharedPage): Promise<void> {
  const url = new URL(path, location.origin).href
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    notify('success', texts.copied)
  } catch (error) {
    // Closing the device's own dialog is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify('error', `Not copied. ${url}`)
  }
}
