/** What the page around the frame says: which part of the frame is in sight, in CSS pixels of the frame. */
export interface HostMessage {
  readonly viewTop: number
  readonly viewHeight: number
}

const minViewHeight = 120
const maxPixels = 100_000

/** A message of our own script; null for anything else that another page may send. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'waymark:host') return null
  const viewTop = 'viewTop' in data ? pixels(data.viewTop) : null
  const viewHeight = 'viewHeight' in data ? pixels(data.viewHeight) : null
  return viewTop === null || viewHeight === null ? null : { viewTop, viewHeight: Math.max(minViewHeight, viewHeight) }
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= maxPixels ? Math.round(value) : null
}
