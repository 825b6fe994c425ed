import { useEffect } from 'react'
import { type HostMessage, readHostMessage } from './host-messages.ts'

/**
 * Talks with the page around the frame, when it runs our script (docs/embedding.md): it learns how tall the frame wants
 * to be, the frame which part of it is in sight. Heights go to the origin that asked, and to no other.
 */
export function useHostPage(): void {
  useEffect(() => {
    let hostOrigin: string | null = null
    let told = 0
    const tell = () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height)
      if (hostOrigin === null || height === told) return
      told = height
      window.parent.postMessage({ type: 'waymark:height', height }, hostOrigin)
    }
    const watcher = new ResizeObserver(tell)
    watcher.observe(document.body)
    const hear = (event: MessageEvent<unknown>) => {
      const message = event.source === window.parent ? readHostMessage(event.data) : null
      // The first page that asks is the one around the frame; nothing else may speak for it.
      if (message === null || (hostOrigin !== null && event.origin !== hostOrigin)) return
      hostOrigin = event.origin
      follow(message)
      tell()
    }
    addEventListener('message', hear)
    // Holds nothing that another page might not know.
    window.parent.postMessage({ type: 'waymark:ready' }, '*')
    return () => {
      removeEventListener('message', hear)
      watcher.disconnect()
    }
  }, [])
}

/** Dialogs and toasts stand in the part of the frame that is in sight. */
function follow({ viewTop, viewHeight }: HostMessage): void {
  const { dataset, style } = document.documentElement
  dataset.grows = ''
  style.setProperty('--view-top', `${viewTop}px`)
  style.setProperty('--view-height', `${viewHeight}px`)
}
