import { Readable } from 'node:stream'
import { readXlsx } from 'hucre/xlsx'
import { expect, test, vi } from 'vitest'
import { sheetFile } from './sheet.ts'

interface Line {
  readonly id: number
  readonly name: string
}

const columns = [
  { title: 'Name', width: 20, textOf: (line: Line) => line.name },
  { title: 'At', width: 17, timeOf: () => '2026-11-27T09:15:00' },
  { title: 'On', width: 12, dayOf: () => '2026-11-27' },
  { title: 'People', width: 8, countOf: (line: Line) => line.id },
]

function linesOf(ids: readonly number[]): Promise<Line[]> {
  return Promise.resolve(ids.map((id) => ({ id, name: `Line ${id}` })))
}

function sheetOf(count: number, read = linesOf) {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  return sheetFile({ nameOf: (first) => `Lines from ${first?.name ?? 'none'}`, title: 'Lines', columns, ids, read })
}

function streamOf({ content }: Awaited<ReturnType<typeof sheetOf>>): Readable {
  if (content instanceof Readable) return content
  throw new Error('The file is not a stream.')
}

async function rowsOf(file: Awaited<ReturnType<typeof sheetOf>>) {
  const [sheet] = (await readXlsx(Buffer.concat(await streamOf(file).toArray()))).sheets
  return sheet?.rows ?? []
}

test('writes rows in the requested order under their titles, with native times and numbers', async () => {
  const file = await sheetOf(1200)
  expect(file.name).toBe('Lines from Line 1.xlsx')
  const [titles, ...rows] = await rowsOf(file)
  expect(titles).toEqual(['Name', 'At', 'On', 'People'])
  expect(rows.map(([name]) => name)).toEqual(Array.from({ length: 1200 }, (_, index) => `Line ${index + 1}`))
  expect(rows[1]?.slice(1)).toEqual([new Date('2026-11-27T09:15:00Z'), new Date('2026-11-27T00:00:00Z'), 2])
})

test('is read page by page, as fast as it is consumed', async () => {
  const read = vi.fn(linesOf)
  const stream = streamOf(await sheetOf(50_000, read))
  expect(read).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => stream.once('data', resolve))
  stream.pause()
  // While nobody consumes it, only what fits in the buffers is read.
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
  expect(read.mock.calls.length).toBeLessThan(50)
  stream.destroy()
})

test('stops reading when the client disconnects', async () => {
  const read = vi.fn(linesOf)
  const stream = streamOf(await sheetOf(50_000, read))
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
  expect(read.mock.calls.length).toBeLessThan(50)
})

test('estimates its length within a fifth', async () => {
  const file = await sheetOf(20_000)
  const { length } = Buffer.concat(await streamOf(file).toArray())
  expect(Math.abs((file.estimatedBytes ?? 0) / length - 1)).toBeLessThan(0.2)
})

test('throws an early failure, and breaks the file off on a later one', async () => {
  await expect(sheetOf(3, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  const later = await sheetOf(1200, (ids) => (ids[0] === 501 ? Promise.reject(new Error('gone')) : linesOf(ids)))
  await expect(streamOf(later).toArray()).rejects.toThrow('gone')
})

test('keeps text that looks like a formula as text, and drops characters that no sheet can hold', async () => {
  const file = await sheetOf(2, () =>
    Promise.resolve([
      { id: 1, name: '=1+1' },
      { id: 2, name: '@\u0007x\ud800' },
    ]),
  )
  const bytes = Buffer.concat(await streamOf(file).toArray())
  const [sheet] = (await readXlsx(bytes)).sheets
  expect(sheet?.rows.map(([name]) => name)).toEqual(['Name', '=1+1', '@x\ufffd'])
  expect([...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)).toEqual([])
})

test('writes titles for an empty list', async () => {
  expect(await rowsOf(await sheetOf(0))).toEqual([['Name', 'At', 'On', 'People']])
})
