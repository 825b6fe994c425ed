import { useEffect } from 'react'

/**
 * Names the open part of the page before the page in the document's title: "Rosa's Café · Map · Waymark". Call after
 * `usePage`. It is not announced, since the part's own heading takes the focus.
 */
export function usePartTitle(part: string | undefined): void {
  useEffect(() => {
    if (part === undefined) return
    const page = document.title
    document.title = `${part} · ${page}`
    return () => {
      document.title = page
    }
  }, [part])
}
