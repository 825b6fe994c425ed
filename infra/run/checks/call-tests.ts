import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/repository.ts'

const testFile = /\.test\.ts$/

/** The test of a call lies where its handler does: `calls/<group>/<call>.ts` and `test/<group>/<call>.test.ts`. */
export function checkCallTests(): { readonly ok: boolean; readonly output: string } {
  const lines = namesIn('services').flatMap((service) => {
    const folder = `services/${service}`
    const groups = namesIn(`${folder}/src/calls`)
    const callsOf = (group: string) => namesIn(`${folder}/src/calls/${group}`).map((file) => file.replace(/\.ts$/, ''))
    const elsewhere = testsIn(`${folder}/test`).flatMap((name) =>
      groups
        .filter((group) => callsOf(group).includes(name))
        .map((group) => `${folder}/test/${name}.test.ts tests a call: it belongs in ${folder}/test/${group}/`),
    )
    const unknown = groups.flatMap((group) =>
      testsIn(`${folder}/test/${group}`)
        .filter((name) => !callsOf(group).includes(name))
        .map((name) => `${folder}/test/${group}/${name}.test.ts: no call of this group has that name`),
    )
    return [...elsewhere, ...unknown]
  })
  return { ok: lines.length === 0, output: lines.join('\n') }
}

function namesIn(folder: string): readonly string[] {
  const path = join(root, folder)
  return existsSync(path) ? readdirSync(path) : []
}

function testsIn(folder: string): readonly string[] {
  return namesIn(folder)
    .filter((file) => testFile.test(file))
    .map((file) => file.replace(testFile, ''))
}
