import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@waymark/contracts/service-names'
import { root } from '../tools/repository.ts'

export const migrationsFile = join(root, 'shared/contracts/released/migrations.json')

/** The files of all migrations, from the root of the repository. */
export function presentMigrations(): string[] {
  return serviceNames.flatMap((service) => {
    const folder = `services/${service}/src/db/migrations`
    return readdirSync(join(root, folder))
      .filter((file) => /^\d{4}-.*\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
  })
}

export function migrationsText(files: readonly string[]): string {
  return `${JSON.stringify(files, undefined, 2)}\n`
}

/** The migrations of the last release. */
export function releasedMigrations(): readonly string[] {
  return JSON.parse(readFileSync(migrationsFile, 'utf8'))
}

/** What takes from a service of the release before something that it uses while both run. */
const narrowing: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|schema|type)\b/i, 'takes something away'],
  [/\brename\s+(?:to|column|value)\b|\brename\s+\w+\s+to\b/i, 'gives something another name'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i, 'gives a column another type'],
  [/\bset\s+not\s+null\b/i, 'demands a value that is left out today'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+[^,;`]*\bnot\s+null\b(?![^,;`]*\bdefault\b)(?<!default[^,;`]*)/i,
    'adds a column that must have a value',
  ],
]

/** A migration of the second half says what nobody uses any more, and since when. */
const contracts = /^\s*(?:\/\/|\*)\s*contracts: \S.{10,}/m

/** Why a service of before cannot run beside this migration; empty when it only adds, or says what it ends. */
export function narrowings(text: string): string[] {
  if (contracts.test(text)) return []
  return narrowing.flatMap(([pattern, sentence]) => (pattern.test(text) ? [sentence] : []))
}
