import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Programs by what they do, where they stand now and where they stood in earlier releases. */
const programs = {
  serve: ['commands/container-part.ts', 'suite/composed-process.ts', 'composed-process.ts'],
  fill: ['suite/prepare-data.ts', 'prepare-data.ts'],
} as const

/** The program of a release that serves (with the argument `serve`), or that fills a database. */
export function programOf(tree: string, what: keyof typeof programs): string {
  const found = programs[what].map((path) => join(tree, 'infra/run', path)).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`The release in ${tree} has no program known here to ${what}.`)
  return found
}
