import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod/mini'

const part = z.object({ files: z.array(z.string()), shared: z.array(z.string()) })

/** `screen-files.json` of a build (shared/build, `ScreenFiles`): which files each of its parts loads. */
export const screenFiles = z.object({
  start: part,
  lent: z.record(z.string(), z.array(z.string())),
  parts: z.record(z.string(), part),
  /** The part that each screen begins with, by the path of its route. */
  paths: z._default(z.record(z.string(), z.string()), {}),
})
export type ScreenFiles = z.infer<typeof screenFiles>

/** A remote's build and where it is served, such as `/r/map/`. */
export interface ServedRemote {
  readonly files: ScreenFiles
  readonly publicPath: string
}

export interface AskedScreen {
  /** The source file that it begins with, in its app: `src/place/place-page.tsx`. */
  readonly part: string
  /** Its app, unless that is the shell. */
  readonly remote?: ServedRemote | undefined
  /** The parts of the shell that its frame needs. */
  readonly frame: readonly string[]
}

const federation = 'src/open-federation.ts'

/** The addresses of the files that a screen loads after those of the page's start, each once; undefined for a part that is not there. */
export function filesOfScreen(shell: ScreenFiles, { part, remote, frame }: AskedScreen): readonly string[] | undefined {
  const own = (remote?.files ?? shell).parts[part]
  if (!own) return undefined
  const shared = remote ? [...remote.files.start.shared, ...own.shared] : []
  const ofShell = [
    ...(remote ? [federation, ...frame] : [part, ...frame]).flatMap((name) => shell.parts[name]?.files ?? []),
    ...shared.flatMap((name) => shell.lent[name] ?? []),
  ]
  const ofRemote = remote
    ? [...remote.files.start.files, ...own.files].map((file) => `${remote.publicPath}${file}`)
    : []
  const started = new Set(shell.start.files)
  return [...new Set([...ofShell.filter((file) => !started.has(file)).map((file) => `/${file}`), ...ofRemote])]
}

/** Reads a list again when it has changed; undefined while there is none, as before the first build. */
export function createScreenFilesReader(): (file: string) => Promise<ScreenFiles | undefined> {
  const held = new Map<string, { readonly changedAtMs: number; readonly list: ScreenFiles | undefined }>()
  return async (file) => {
    const found = await stat(file).catch(() => undefined)
    if (!found) return undefined
    const known = held.get(file)
    if (known?.changedAtMs === found.mtimeMs) return known.list
    const list = z.safeParse(screenFiles, JSON.parse(await readFile(file, 'utf8'))).data
    held.set(file, { changedAtMs: found.mtimeMs, list })
    return list
  }
}
