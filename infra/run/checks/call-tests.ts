import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/repository.ts'

const testFile = /\.test\.ts$/

/**
 * The test of a call lies where its handler does: `calls/<group>/<call>.ts` and `test/<group>/<call>.test.ts`. Calls that
 * are tested together share a file elsewhere; each is named by some test.
 */
export function checkCallTests(): { readonly ok: boolean; readonly output: string } {
  // Some calls are asked by another service's tests, whose world they change.
  const tested = new Set(namesIn('services').flatMap((service) => wordsOfTests(`services/${service}/test`)))
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
    const untested = groups.flatMap((group) =>
      callsIn(`${folder}/src/calls/${group}`)
        .filter((call) => !tested.has(call))
        .map((call) => `${folder}/src/calls/${group}: no test names ${call}`),
    )
    return [...elsewhere, ...unknown, ...untested]
  })
  return { ok: lines.length === 0, output: lines.join('\n') }
}

/** The keys of the calls that a group's index gives. */
function callsIn(group: string): readonly string[] {
  const index = join(root, group, 'index.ts')
  if (!existsSync(index)) return []
  return [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
}

function wordsOfTests(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(root, folder, file), 'utf8').match(/\b[a-z]\w*\b/g) ?? [])
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
