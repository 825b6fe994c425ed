import { mkdirSync, writeFileSync } from 'node:fs'
import h5wasm from 'h5wasm/node'

// GSHHG keeps its shores in 1 degree bins of short segments; this stitches the bins of our region into rings.
const source = process.argv[2] ?? 'gshhg/usr/share/gmt-gshhg/binned_GSHHS_f.nc'
const regions = {
  nz: [
    [165, -48, 180, -33],
    [182, -45, 185, -43],
  ],
  au: [
    [112, -45, 155, -9],
    [158, -32, 160, -31],
    [167, -30, 169, -28],
  ],
}
const closedRing = 4
const binSteps = 65535

await h5wasm.ready
const file = new h5wasm.File(source, 'r')
const values = (name) => file.get(name).value
const firstSegment = values('Id_of_first_segment_in_a_bin')
const segmentCount = values('N_segments_in_a_bin')
const packed = values('Embedded_npts_levels_exit_entry_for_a_segment')
const firstPoint = values('Id_of_first_point_in_a_segment')
const polygonIds = values('Id_of_GSHHS_ID')
const eastSteps = values('Relative_longitude_from_SW_corner_of_bin')
const northSteps = values('Relative_latitude_from_SW_corner_of_bin')

const degrees = (corner, steps) => Number((corner + (steps & binSteps) / binSteps).toFixed(5))
const same = (a, b) => a[0] === b[0] && a[1] === b[1]
const keyOf = (point) => `${point[0].toFixed(4)},${point[1].toFixed(4)}`

function segmentsOf([west, south, east, north]) {
  const segments = []
  for (let lng = west; lng < east; lng++) {
    for (let lat = south; lat < north; lat++) {
      const bin = (90 - lat - 1) * 360 + lng
      const corner = lng > 180 ? lng - 360 : lng
      for (let index = 0; index < segmentCount[bin]; index++) {
        const segment = firstSegment[bin] + index
        const points = Array.from({ length: packed[segment] >> 9 }, (_, step) => {
          const point = firstPoint[segment] + step
          return [degrees(corner, eastSteps[point]), degrees(lat, northSteps[point])]
        })
        segments.push({
          polygonId: polygonIds[segment],
          level: (packed[segment] >> 6) & 7,
          closed: ((packed[segment] >> 3) & 7) === closedRing || same(points[0], points.at(-1)),
          points,
        })
      }
    }
  }
  return segments
}

function stitch(segments) {
  const starts = Map.groupBy(segments, (segment) => keyOf(segment.points[0]))
  const used = new Set()
  const rings = []
  for (const first of segments) {
    if (used.has(first)) continue
    used.add(first)
    const points = [...first.points]
    let last = first
    while (keyOf(last.points.at(-1)) !== keyOf(first.points[0])) {
      last = starts.get(keyOf(last.points.at(-1)))?.find((segment) => !used.has(segment))
      if (!last) break
      used.add(last)
      points.push(...last.points.slice(1))
    }
    if (last) rings.push({ level: first.level, points })
    else console.warn(`polygon ${first.polygonId} leaves the region: its ring stays open and is left out`)
  }
  return rings
}

mkdirSync('rings', { recursive: true })
for (const [name, boxes] of Object.entries(regions)) {
  const segments = boxes.flatMap(segmentsOf)
  const open = segments.filter((segment) => !segment.closed)
  const rings = [
    ...segments.filter((segment) => segment.closed),
    ...[...Map.groupBy(open, (segment) => segment.polygonId).values()].flatMap(stitch),
  ].map(({ level, points }) => ({ level, points: same(points[0], points.at(-1)) ? points : [...points, points[0]] }))
  // Levels: 1 land, 2 lake, 3 island in a lake, 4 pond on that island.
  const layers = { land: [1, 3], lakes: [2, 4] }
  for (const [layer, levels] of Object.entries(layers)) {
    const points = rings.filter((ring) => levels.includes(ring.level)).map((ring) => ring.points)
    writeFileSync(`rings/${name}-${layer}.json`, JSON.stringify(points))
    console.log(`${name} ${layer}: ${points.length} rings`)
  }
}
