/** A point on the screen; `y` grows downwards. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

const directions = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const

export type ArrowKey = keyof typeof directions

export const isArrowKey = (key: string): key is ArrowKey => key in directions

// A pin straight ahead is preferred to a nearer one off to the side.
const sidewaysCost = 2.2
const leastAheadPx = 2

/** Index of the point that an arrow key reaches from `from`, or null when there is none that way. */
export function nearestInDirection(key: ArrowKey, from: ScreenPoint, points: readonly ScreenPoint[]): number | null {
  const direction = directions[key]
  let best: number | null = null
  let bestCost = Number.POSITIVE_INFINITY
  points.forEach((point, index) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const ahead = dx * direction.x + dy * direction.y
    if (ahead <= leastAheadPx) return
    const cost = ahead + sidewaysCost * Math.abs(dx * direction.y - dy * direction.x)
    if (cost < bestCost) {
      best = index
      bestCost = cost
    }
  })
  return best
}
