import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

type Words = Readonly<Record<string, string>>

export interface ExtractNode {
  readonly id: number
  readonly at: readonly [lng: number, lat: number]
  readonly tags?: Words
}

export interface ExtractWay {
  readonly id: number
  readonly nodeIds: readonly number[]
  readonly tags?: Words
}

export interface ExtractRelation {
  readonly members: readonly { readonly wayId: number; readonly role: string }[]
  readonly tags: Words
}

export interface Extract {
  readonly nodes: readonly ExtractNode[]
  readonly ways: readonly ExtractWay[]
  readonly relations: readonly ExtractRelation[]
}

const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))
const stepsPerDegree = 1e7

/** The bytes of an extract as OpenStreetMap's own tools write it: dense nodes, then ways, then relations, zipped. */
export function extractBytes({ nodes, ways, relations }: Extract, feature = 'DenseNodes'): Buffer {
  const header = new PbfWriter()
  header.writeStringField(4, 'OsmSchema-V0.6')
  header.writeStringField(4, feature)
  return Buffer.concat([
    blob('OSMHeader', header.finish()),
    blob('OSMData', denseNodes(nodes)),
    blob(
      'OSMData',
      block((group, word) => writeWays(group, ways, word)),
    ),
    blob(
      'OSMData',
      block((group, word) => writeRelations(group, relations, word)),
    ),
  ])
}

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter()
  body.writeVarintField(2, content.length)
  body.writeBytesField(3, deflateSync(content))
  const bytes = body.finish()
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, bytes.length)
  const headerBytes = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(headerBytes.length)
  return Buffer.concat([length, headerBytes, bytes])
}

type Word = (text: string) => number

function block(writeGroup: (group: PbfWriter, word: Word) => void): Uint8Array {
  const strings = ['']
  const group = new PbfWriter()
  writeGroup(group, (text) => {
    const known = strings.indexOf(text)
    return known < 0 ? strings.push(text) - 1 : known
  })
  const whole = new PbfWriter()
  whole.writeMessage(
    1,
    (all, pbf) => {
      for (const text of all) pbf.writeBytesField(1, Buffer.from(text))
    },
    strings,
  )
  whole.writeBytesField(2, group.finish())
  return whole.finish()
}

function denseNodes(nodes: readonly ExtractNode[]): Uint8Array {
  return block((group, word) => {
    const dense = new PbfWriter()
    const scaled = (part: 0 | 1) => nodes.map(({ at }) => Math.round(at[part] * stepsPerDegree))
    dense.writePackedSVarint(1, steps(nodes.map(({ id }) => id)))
    dense.writePackedSVarint(8, steps(scaled(1)))
    dense.writePackedSVarint(9, steps(scaled(0)))
    dense.writePackedVarint(
      10,
      nodes.flatMap(({ tags = {} }) => [
        ...Object.entries(tags).flatMap(([key, value]) => [word(key), word(value)]),
        0,
      ]),
    )
    group.writeBytesField(2, dense.finish())
  })
}

function writeTags(pbf: PbfWriter, tags: Words, word: Word): void {
  pbf.writePackedVarint(2, Object.keys(tags).map(word))
  pbf.writePackedVarint(3, Object.values(tags).map(word))
}

function writeWays(group: PbfWriter, ways: readonly ExtractWay[], word: Word): void {
  for (const { id, nodeIds, tags = {} } of ways) {
    const way = new PbfWriter()
    way.writeVarintField(1, id)
    writeTags(way, tags, word)
    way.writePackedSVarint(8, steps(nodeIds))
    group.writeBytesField(3, way.finish())
  }
}

function writeRelations(group: PbfWriter, relations: readonly ExtractRelation[], word: Word): void {
  for (const { members, tags } of relations) {
    const relation = new PbfWriter()
    relation.writeVarintField(1, 1)
    writeTags(relation, tags, word)
    relation.writePackedVarint(
      8,
      members.map(({ role }) => word(role)),
    )
    relation.writePackedSVarint(9, steps(members.map(({ wayId }) => wayId)))
    relation.writePackedVarint(
      10,
      members.map(() => 1),
    )
    group.writeBytesField(4, relation.finish())
  }
}
