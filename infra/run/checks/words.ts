import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/repository.ts'

/** An identifier that the glossary retired, with the term that replaced it. */
export interface RetiredWord {
  readonly word: string
  readonly term: string
}

/** A use of a retired word: `file:line`. */
export interface WordUse extends RetiredWord {
  readonly place: string
}

const source = /\.(ts|tsx|mts|mjs|cjs)$/
/** Bounds are `maxX` and `minX`, whatever X is. */
const superlative = /\b(?:(?:most|longest|largest|shortest|smallest)[A-Z]\w*|[a-z]\w*At(?:Most|Least))\b/g
/** Others' names: of Lighthouse and of Temporal. */
const allowedSuperlatives = new Set(['largestPaintMs', 'smallestUnit'])

/** The retired words of docs/glossary.md: the identifiers in the last column of its tables. */
export function retiredText(glossary: string): RetiredWord[] {
  return glossary.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== 5) return []
    const [, term = '', , retired = ''] = cells
    return [...retired.matchAll(/`(\w+)`/g)].map(([, word = '']) => ({ word, term }))
  })
}

/** Where `text` uses a retired word. */
export function usesIn(file: string, text: string, retired: readonly RetiredWord[]): WordUse[] {
  const byWord = new Map(retired.map((entry) => [entry.word, entry]))
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`
    const listed = [...line.matchAll(/\b[A-Za-z]\w*\b/g)].flatMap(([word]) => byWord.get(word) ?? [])
    const bounds = [...line.matchAll(superlative)]
      .filter(([word]) => !allowedSuperlatives.has(word) && !byWord.has(word))
      .map(([word]) => ({ word, term: 'maxX, minX' }))
    return [...listed, ...bounds].map((entry) => ({ ...entry, place }))
  })
}

/** Fails on retired words that are in use again, and names their replacements. */
export function checkText(): { readonly ok: boolean; readonly output: string } {
  const retired = retiredText(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const uses = files
    .split('\n')
    .filter((file) => source.test(file) && !file.startsWith('infra/run/checks/words') && existsSync(join(root, file)))
    .flatMap((file) => usesIn(file, readFileSync(join(root, file), 'utf8'), retired))
  return {
    ok: uses.length === 0,
    output: uses.map(({ place, word, term }) => `${place} "${word}": the glossary's term is "${term}"`).join('\n'),
  }
}
