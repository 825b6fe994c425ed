import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import withoutServerFields from './without-server-fields.ts'

const contracts = join(import.meta.dirname, '../../contracts/src')
const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const linesOf = (text: string, field: string) => text.match(new RegExp(`^ {4}${field}:`, 'gm'))?.length ?? 0

describe('withoutServerFields', () => {
  it.each(['summary', 'mayLag', 'isPrivateRead', 'notWhileActing', 'cacheSeconds', 'maxBodyBytes'])(
    'leaves %s out of every call',
    (field) => {
      const left = files.map((file) => withoutServerFields(readFileSync(join(contracts, file), 'utf8')))
      expect(left.filter((text) => text.includes('defineCall(') && linesOf(text, field) > 0)).toEqual([])
    },
  )

  it('keeps what a page reads of a call', () => {
    for (const file of files) {
      const text = readFileSync(join(contracts, file), 'utf8')
      for (const field of ['method', 'path', 'access', 'input', 'output', 'reads', 'changes', 'refusals', 'form'])
        expect(linesOf(withoutServerFields(text), field), `${file} ${field}`).toBe(linesOf(text, field))
    }
  })
})
