import { PbfReader } from 'pbf'

/** What is said of a node, way or relation: `name`, `highway` and so on. */
export type Tags = ReadonlyMap<string, string>

/** The ways that a relation is made of. */
interface RelationMember {
  readonly wayId: number
  readonly role: string
}

/** Asked for each thing in a block; what has no visitor is skipped undecoded. */
export interface BlockVisitor {
  readonly node?: (id: number, lng: number, lat: number, tags: Tags) => void
  readonly way?: (id: number, nodeIds: readonly number[], tags: Tags) => void
  readonly relation?: (members: readonly RelationMember[], tags: Tags) => void
}

const wayMember = 1
const noTags: Tags = new Map()

interface Block {
  readonly strings: string[]
  readonly groups: Uint8Array[]
  granularity: number
  latOffset: number
  lngOffset: number
}

/** Visits what is in one unzipped block: https://wiki.openstreetmap.org/wiki/PBF_Format, `PrimitiveBlock`. */
export function readBlock(bytes: Uint8Array, visitor: BlockVisitor): void {
  const block = new PbfReader(bytes).readFields<Block>(
    (field, found, pbf) => {
      if (field === 1) readStrings(pbf, found.strings)
      else if (field === 2) found.groups.push(pbf.readBytes())
      else if (field === 17) found.granularity = pbf.readVarint()
      else if (field === 19) found.latOffset = pbf.readVarint(true)
      else if (field === 20) found.lngOffset = pbf.readVarint(true)
    },
    { strings: [], groups: [], granularity: 100, latOffset: 0, lngOffset: 0 },
  )
  for (const group of block.groups) {
    new PbfReader(group).readFields((field, _found, pbf) => {
      if (field === 1 && visitor.node) readNode(pbf, block, visitor.node)
      else if (field === 2 && visitor.node) readDenseNodes(pbf, block, visitor.node)
      else if (field === 3 && visitor.way) readWay(pbf, block, visitor.way)
      else if (field === 4 && visitor.relation) readRelation(pbf, block, visitor.relation)
    }, null)
  }
}

function readStrings(pbf: PbfReader, strings: string[]): void {
  pbf.readMessage((field, found, inner) => {
    if (field === 1) found.push(inner.readString())
  }, strings)
}

const latOf = (block: Block, value: number) => (block.latOffset + block.granularity * value) / 1e9
const lngOf = (block: Block, value: number) => (block.lngOffset + block.granularity * value) / 1e9

function tagsOf({ strings }: Block, keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length === 0) return noTags
  return new Map(keys.map((key, index) => [strings[key] ?? '', strings[values[index] ?? 0] ?? '']))
}

function readNode(pbf: PbfReader, block: Block, visit: NonNullable<BlockVisitor['node']>): void {
  const keys: number[] = []
  const values: number[] = []
  const node = pbf.readMessage(
    (field, found, inner) => {
      if (field === 1) found.id = inner.readSVarint()
      else if (field === 2) inner.readPackedVarint(keys)
      else if (field === 3) inner.readPackedVarint(values)
      else if (field === 8) found.lat = inner.readSVarint()
      else if (field === 9) found.lng = inner.readSVarint()
    },
    { id: 0, lat: 0, lng: 0 },
  )
  visit(node.id, lngOf(block, node.lng), latOf(block, node.lat), tagsOf(block, keys, values))
}

function readDenseNodes(pbf: PbfReader, block: Block, visit: NonNullable<BlockVisitor['node']>): void {
  const ids: number[] = []
  const lats: number[] = []
  const lngs: number[] = []
  const tagWords: number[] = []
  pbf.readMessage((field, _found, inner) => {
    if (field === 1) inner.readPackedSVarint(ids)
    else if (field === 8) inner.readPackedSVarint(lats)
    else if (field === 9) inner.readPackedSVarint(lngs)
    else if (field === 10) inner.readPackedVarint(tagWords)
  }, null)
  let id = 0
  let lat = 0
  let lng = 0
  let word = 0
  for (let index = 0; index < ids.length; index++) {
    id += ids[index] ?? 0
    lat += lats[index] ?? 0
    lng += lngs[index] ?? 0
    const keys: number[] = []
    const values: number[] = []
    // Each node's keys and values alternate, and end with 0.
    for (let key = tagWords[word++]; key; key = tagWords[word++]) {
      keys.push(key)
      values.push(tagWords[word++] ?? 0)
    }
    visit(id, lngOf(block, lng), latOf(block, lat), tagsOf(block, keys, values))
  }
}

function readWay(pbf: PbfReader, block: Block, visit: NonNullable<BlockVisitor['way']>): void {
  const keys: number[] = []
  const values: number[] = []
  const steps: number[] = []
  const way = pbf.readMessage(
    (field, found, inner) => {
      if (field === 1) found.id = inner.readVarint(true)
      else if (field === 2) inner.readPackedVarint(keys)
      else if (field === 3) inner.readPackedVarint(values)
      else if (field === 8) inner.readPackedSVarint(steps)
    },
    { id: 0 },
  )
  visit(way.id, summed(steps), tagsOf(block, keys, values))
}

function readRelation(pbf: PbfReader, block: Block, visit: NonNullable<BlockVisitor['relation']>): void {
  const keys: number[] = []
  const values: number[] = []
  const roles: number[] = []
  const steps: number[] = []
  const types: number[] = []
  pbf.readMessage((field, _found, inner) => {
    if (field === 2) inner.readPackedVarint(keys)
    else if (field === 3) inner.readPackedVarint(values)
    else if (field === 8) inner.readPackedVarint(roles)
    else if (field === 9) inner.readPackedSVarint(steps)
    else if (field === 10) inner.readPackedVarint(types)
  }, null)
  const members = summed(steps).flatMap((wayId, index) =>
    types[index] === wayMember ? [{ wayId, role: block.strings[roles[index] ?? 0] ?? '' }] : [],
  )
  visit(members, tagsOf(block, keys, values))
}

function summed(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}
