import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { FirstScreen } from './screen-document.ts'

const builtScreens = z.record(z.string(), z.object({ title: z.optional(z.string()), markup: z.string() }))

/** The first screen of an address that the build has drawn (shared/build, `FirstScreens`). */
export type BuiltScreenOf = (path: string) => Promise<FirstScreen | undefined>

/** Reads them again when they have changed. A build may have none. */
export function createBuiltScreens(file: string): BuiltScreenOf {
  let held: { readonly changedAtMs: number; readonly screens: Readonly<Record<string, FirstScreen>> } | undefined
  return async (path) => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    if (held?.changedAtMs !== found.mtimeMs) {
      const screens = builtScreens.parse(JSON.parse(await readFile(file, 'utf8')))
      held = { changedAtMs: found.mtimeMs, screens }
    }
    return held.screens[path]
  }
}
