/** Longitude and latitude. */
export type Point = [lng: number, lat: number]

/** Joins lines that meet end to end into closed rings. What stays open was cut off by the edge of the extract. */
export function joinRings(lines: readonly (readonly Point[])[]): Point[][] {
  const rings: Point[][] = []
  const waiting = lines.filter((line) => line.length > 1).map((line) => [...line])
  for (let ring = waiting.pop(); ring !== undefined; ring = waiting.pop()) {
    for (let next = takeNext(waiting, ring); next !== undefined; next = takeNext(waiting, ring)) {
      ring.push(...next.slice(1))
    }
    if (ring.length > 3 && isSame(ring[0], ring.at(-1))) rings.push(ring)
  }
  return rings
}

/** Takes out the line that goes on where `ring` ends, in its direction. */
function takeNext(waiting: Point[][], ring: readonly Point[]): Point[] | undefined {
  const end = ring.at(-1)
  if (isSame(ring[0], end)) return undefined
  const index = waiting.findIndex((line) => isSame(line[0], end) || isSame(line.at(-1), end))
  if (index < 0) return undefined
  const [line] = waiting.splice(index, 1)
  return line && (isSame(line[0], end) ? line : line.reverse())
}

function isSame(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
}

/** Each outer ring with the holes that lie in it. */
export function polygonsOf(outer: readonly Point[][], inner: readonly Point[][]): Point[][][] {
  return outer.map((ring) => [ring, ...inner.filter(([first]) => first !== undefined && isInside(first, ring))])
}

/** Counts how often a line from the point to the east crosses the ring. */
function isInside([lng, lat]: Point, ring: readonly Point[]): boolean {
  let isIn = false
  ring.forEach(([endLng, endLat], index) => {
    const [startLng, startLat] = ring.at(index - 1) ?? [endLng, endLat]
    if (startLat > lat !== endLat > lat) {
      const crossing = startLng + ((lat - startLat) / (endLat - startLat)) * (endLng - startLng)
      if (lng < crossing) isIn = !isIn
    }
  })
  return isIn
}
