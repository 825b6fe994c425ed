import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { sharedModules } from '@waymark/build/shared-packages'
import { root } from '../tools/repository.ts'

/** The exported names of each module that a page lends to remotes: `@waymark/ui/button` has `Button` and `ButtonProps`. */
export type LentExports = Readonly<Record<string, readonly string[]>>

export const exportsFile = join(root, 'shared/contracts/released/exports.json')

/** What the working tree lends. */
export function presentExports(): LentExports {
  return Object.fromEntries(
    sharedModules().flatMap(({ request, file }) => (file === undefined ? [] : [[request, exportsOf(file)]])),
  )
}

/** What the last release lent. */
export function releasedExports(): LentExports {
  return JSON.parse(readFileSync(exportsFile, 'utf8'))
}

/** One module on each line. */
export function exportsText(exports: LentExports): string {
  const lines = Object.entries(exports).map(([request, names]) => `${JSON.stringify(request)}:${JSON.stringify(names)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** What a remote of the release before would not find, one sentence for each. */
export function missingExports(before: LentExports, after: LentExports): string[] {
  return Object.entries(before).flatMap(([request, names]) => {
    const present = after[request]
    if (!present) return [`${request} is gone`]
    return names.filter((name) => !present.includes(name)).map((name) => `${request} has no ${name}`)
  })
}

function exportsOf(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })
  return body.flatMap((item) => namesIn(item, file)).sort()
}

type Item = ReturnType<typeof parseSync>['body'][number]

function namesIn(item: Item, file: string): string[] {
  switch (item.type) {
    case 'ExportDeclaration':
      return item.declaration.type === 'VariableDeclaration'
        ? item.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []))
        : 'identifier' in item.declaration
          ? [item.declaration.identifier.value]
          : 'id' in item.declaration && item.declaration.id.type === 'Identifier'
            ? [item.declaration.id.value]
            : []
    case 'ExportNamedDeclaration':
      return item.specifiers.flatMap((one) =>
        one.type === 'ExportSpecifier' ? [(one.exported ?? one.orig).value] : [],
      )
    case 'ExportAllDeclaration':
      throw new Error(`${file} exports everything of another file: name what it lends.`)
    default:
      return []
  }
}
