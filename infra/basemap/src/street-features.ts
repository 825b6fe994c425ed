import { CannotStart } from '@waymark/postgres/cannot-start'
import type { Geometry } from 'geojson'
import { GrowingNumbers, NodePlaces } from './node-places.ts'
import { type BlockVisitor, readBlock } from './read-block.ts'
import { readExtract } from './read-extract.ts'
import { joinRings, type Point, polygonsOf } from './rings.ts'
import { type Kind, kindOfArea, kindOfNode, kindOfWay } from './street-kinds.ts'

/** One thing of the map. Where it is gets put together each time it is asked for, so that a country fits into memory. */
export interface StreetFeature {
  readonly kind: Kind
  /** Made of the nodes that the extract has; null where too few are left. */
  readonly geometry: () => Geometry | null
}

interface MadeOfWays {
  readonly kind: Kind
  readonly outer: readonly number[]
  readonly inner: readonly number[]
}

/**
 * Everything of an extract that the map shows. The file is read three times: for relations, for the ways that are shown
 * or that those are made of, and for the nodes of these ways.
 */
export async function readStreetFeatures(path: string): Promise<readonly StreetFeature[]> {
  const shared = new Map<string, Kind>()
  const sharing = (kind: Kind | undefined): Kind | undefined => {
    if (kind === undefined) return undefined
    const key = JSON.stringify(kind)
    const first = shared.get(key) ?? kind
    shared.set(key, first)
    return first
  }

  const relations: MadeOfWays[] = []
  const memberIds = new Set<number>()
  await visit(path, {
    relation: (members, tags) => {
      if (tags.get('type') !== 'multipolygon') return
      const kind = sharing(kindOfArea(tags))
      if (kind === undefined) return
      const inner = members.filter(({ role }) => role === 'inner').map(({ wayId }) => wayId)
      const outer = members.filter(({ role }) => role !== 'inner').map(({ wayId }) => wayId)
      relations.push({ kind, outer, inner })
      for (const { wayId } of members) memberIds.add(wayId)
    },
  })

  const nodeIds = new GrowingNumbers()
  const ways: { readonly kind: Kind; readonly isArea: boolean; readonly start: number; readonly end: number }[] = []
  const members = new Map<number, readonly [start: number, end: number]>()
  await visit(path, {
    way: (id, ids, tags) => {
      const isClosed = ids.length > 3 && ids[0] === ids.at(-1)
      const kind = sharing(kindOfWay(tags, isClosed))
      if (kind === undefined && !memberIds.has(id)) return
      const start = nodeIds.length
      for (const nodeId of ids) nodeIds.push(nodeId)
      if (kind)
        ways.push({ kind, isArea: kind.layer === 'area' || kind.layer === 'building', start, end: nodeIds.length })
      if (memberIds.has(id)) members.set(id, [start, nodeIds.length])
    },
  })

  const places = new NodePlaces(nodeIds)
  const features: StreetFeature[] = []
  await visit(path, {
    node: (id, lng, lat, tags) => {
      places.put(id, lng, lat)
      const kind = tags.size > 0 ? sharing(kindOfNode(tags)) : undefined
      if (kind) features.push({ kind, geometry: () => ({ type: 'Point', coordinates: [lng, lat] }) })
    },
  })

  const lineOf = (start: number, end: number): Point[] =>
    Array.from(nodeIds.part(start, end), (id) => places.get(id)).filter((point) => point !== undefined)
  for (const { kind, isArea, start, end } of ways) {
    features.push({ kind, geometry: () => (isArea ? areaOf([lineOf(start, end)], []) : wayLine(lineOf(start, end))) })
  }
  const linesOf = (wayIds: readonly number[]) =>
    wayIds.flatMap((id) => {
      const [start, end] = members.get(id) ?? [0, 0]
      return start === end ? [] : [lineOf(start, end)]
    })
  for (const { kind, outer, inner } of relations) {
    features.push({ kind, geometry: () => areaOf(linesOf(outer), linesOf(inner)) })
  }
  return features
}

async function visit(path: string, visitor: BlockVisitor): Promise<void> {
  for await (const block of readExtract(path)) {
    try {
      readBlock(block, visitor)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw new CannotStart(`${path} is damaged: a part of it cannot be read.`, { cause: error })
    }
  }
}

function wayLine(line: Point[]): Geometry | null {
  return line.length > 1 ? { type: 'LineString', coordinates: line } : null
}

function areaOf(outer: readonly Point[][], inner: readonly Point[][]): Geometry | null {
  const polygons = polygonsOf(joinRings(outer), joinRings(inner))
  return polygons.length > 0 ? { type: 'MultiPolygon', coordinates: polygons } : null
}
