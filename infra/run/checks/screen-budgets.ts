import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { remoteApps, shellName } from '@waymark/build/apps'
import {
  accessPagePath,
  frameOf,
  type NamedScreen,
  type PublicScreen,
  publicScreens,
} from '@waymark/gateway-service/public-screens'
import { filesOfScreen, type ScreenFiles, screenFiles } from '@waymark/gateway-service/screen-files'
import { root } from '../tools/repository.ts'
import { type Budget, budgets, markOf } from './budgets.ts'

/** The screens of a build are the files that its routes import: `src/place/place-page.tsx`. */
const screenFile = /-page\.tsx$/
/** Every page asks for its document and for the list of remotes. */
const ownRequests = 2
/** A remote's manifest. */
const remoteRequests = 1

/** Compares what each screen of the builds loads with its budget, and counts those that miss the mark. */
export function checkScreenBudgets(): { readonly ok: boolean; readonly output: string } {
  const loads = screenLoads(root)
  const { faults, beyond } = compareLoads(loads, budgets)
  const unknown = publicScreens.filter(
    ({ remote, part }) => !loads.has(`${remote ? `mfe-${remote}` : shellName}/${part}`),
  )
  const missing = unknown.map(({ path, part }) => `${path} names ${part}, which is not in the build`)
  return {
    ok: faults.length + missing.length === 0,
    output: [...faults, ...missing, ...summaryOf(beyond, loads.size)].join('\n'),
  }
}

function summaryOf(beyond: readonly string[], screens: number): readonly string[] {
  return beyond.length === 0
    ? []
    : [`${beyond.length} of ${screens} screens keep their budget and miss the mark of their app`]
}

/** `faults` break a budget; `beyond` keep theirs and miss the mark of their app. */
export function compareLoads(
  loads: ReadonlyMap<string, Budget>,
  limits: Readonly<Record<string, Budget>>,
): { readonly faults: readonly string[]; readonly beyond: readonly string[] } {
  const faults: string[] = []
  const beyond: string[] = []
  for (const [screen, load] of loads) {
    const limit = limits[screen] ?? maxBudgetOf(screen, limits)
    if (isOver(load, withSlack(limit))) faults.push(`${screen} loads ${wordsOf(load)}; its budget is ${wordsOf(limit)}`)
    else if (isOver(load, markOf(screen))) beyond.push(screen)
  }
  const gone = Object.keys(limits).filter((screen) => !loads.has(screen))
  return { faults: [...faults, ...gone.map((screen) => `${screen} has a budget and is not in the build`)], beyond }
}

/** Each screen of the builds below `folder`, by app and source file: `mfe-map/src/place/place-page.tsx`. */
function screenLoads(folder: string): ReadonlyMap<string, Budget> {
  const read = (app: string) => screenFilesIn(join(folder, app, 'dist/screen-files.json'))
  const shell = read(shellName)
  const remotes = remoteApps.map((app) => ({ ...app, files: read(app.folder) }))
  const gzipOf = createGzipSizes(folder)
  const loads = new Map<string, Budget>()
  const add = (app: string, part: string, remote?: { readonly files: ScreenFiles; readonly publicPath: string }) => {
    const named = namedScreen(app, part, (remote?.files ?? shell).paths)
    const parts = named && named.part !== part ? [named.part, part] : [part]
    const frame = named ? frameOf(named) : []
    const later = [...new Set(parts.flatMap((one) => filesOfScreen(shell, { part: one, remote, frame }) ?? []))]
    const all = [...shell.start.files.map((file) => `/${file}`), ...later]
    const scriptBytes = all.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipOf(file), 0)
    loads.set(`${app}/${part}`, {
      scriptKib: Math.ceil(scriptBytes / 1024),
      requests: all.length + ownRequests + (remote ? remoteRequests : 0),
      waves: named ? 1 : wavesOf(remote !== undefined),
    })
  }
  for (const part of Object.keys(shell.parts)) if (screenFile.test(part)) add(shellName, part)
  for (const { folder: app, files, publicPath } of remotes)
    for (const part of Object.keys(files.parts)) if (screenFile.test(part)) add(app, part, { files, publicPath })
  return loads
}

/** The screen of a part, which its document names: by hand where people begin, else by the app's routes. */
function namedScreen(app: string, part: string, paths: ScreenFiles['paths']): PublicScreen | undefined {
  const known = publicScreens.find(
    (one) =>
      app === (one.remote ? `mfe-${one.remote}` : shellName) &&
      (one.part === part || one.views?.some(([, view]) => view === part)),
  )
  const [path] = Object.entries(paths).find(([, one]) => one === part) ?? []
  return known ?? (path === undefined || path === accessPagePath ? undefined : ({ path, part } satisfies NamedScreen))
}

/**
 * How many times the browser learns of files that it did not know of, after the document: those that the document names
 * come at once. Of others a remote has its list, its manifest and its entry before the screen.
 */
function wavesOf(isRemote: boolean): number {
  return isRemote ? 6 : 2
}

/** A new screen may load what the largest one of its app does, until it has a budget of its own. */
function maxBudgetOf(screen: string, limits: Readonly<Record<string, Budget>>): Budget {
  const [app] = screen.split('/')
  const own = Object.entries(limits).flatMap(([other, limit]) => (other.startsWith(`${app}/`) ? [limit] : []))
  const mark = markOf(screen)
  const largest = (part: keyof Budget) => Math.max(mark[part], ...own.map((limit) => limit[part]))
  return { scriptKib: largest('scriptKib'), requests: largest('requests'), waves: largest('waves') }
}

/** webpack cuts files anew when another screen changes: so much is nobody's doing. */
function withSlack({ scriptKib, requests, waves }: Budget): Budget {
  return { scriptKib: Math.floor(scriptKib * 1.03), requests: requests + 2, waves }
}

function isOver(load: Budget, limit: Budget): boolean {
  return load.scriptKib > limit.scriptKib || load.requests > limit.requests || load.waves > limit.waves
}

function wordsOf({ scriptKib, requests, waves }: Budget): string {
  return `${scriptKib} KiB of script in ${requests} requests and ${waves} waves`
}

function screenFilesIn(file: string): ScreenFiles {
  return screenFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The size of a script with gzip at its best, by its address. */
function createGzipSizes(folder: string): (address: string) => number {
  const known = new Map<string, number>()
  return (address) => {
    const size = known.get(address) ?? gzipSync(readFileSync(fileAt(folder, address)), { level: 9 }).length
    known.set(address, size)
    return size
  }
}

function fileAt(folder: string, address: string): string {
  const remote = remoteApps.find(({ publicPath }) => address.startsWith(publicPath))
  return remote
    ? join(folder, remote.folder, 'dist', address.slice(remote.publicPath.length))
    : join(folder, shellName, 'dist', address)
}
