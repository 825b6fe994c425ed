import { join } from 'node:path'
import { isAtPath } from '@waymark/domain/rights/route-access'
import { type GatewayConfig, remoteFolder } from '../config.ts'
import { type ReadRemotes, servedName } from '../remotes-list.ts'
import { asInTable, frameOf, type NamedScreen, type PublicScreen, publicScreens, viewOf } from './public-screens.ts'
import { createScreenFilesReader, filesOfScreen } from './screen-files.ts'

/** What the documents of screens name, so that it loads beside the start. */
export interface NamedFiles {
  /** The screen at an address, by the routes of the builds that this gateway serves; undefined where none is known. */
  readonly screenAt: (pathname: string, query: URLSearchParams) => Promise<PublicScreen | undefined>
  /** The addresses of its files; none where they are not known. */
  readonly filesOf: (screen: PublicScreen) => Promise<readonly string[]>
}

/** By the lists of the builds that this gateway serves itself; a remote that comes from elsewhere is not named. */
export function createNamedFiles(config: GatewayConfig, readRemotes: ReadRemotes): NamedFiles {
  const read = createScreenFilesReader()
  const filesOfShell = () => read(join(config.webRoot, 'shell/dist/screen-files.json'))
  const namesOfRemotes = async () => {
    const list = await readRemotes().catch(() => undefined)
    return (list?.remotes ?? []).flatMap(({ manifest }) => servedName(manifest) ?? [])
  }
  const remoteOf = async (name: string) => {
    const folder = remoteFolder(config, name)
    const files = folder === undefined ? undefined : await read(join(folder, 'screen-files.json'))
    return files && { files, publicPath: `/r/${name}/` }
  }
  return {
    async screenAt(pathname, query) {
      const known = publicScreens.find(({ path }) => path === pathname)
      if (known) return viewOf(known, query)
      const remotes = await Promise.all(
        (await namesOfRemotes()).map(async (remote) => screensOf((await remoteOf(remote))?.files.paths, remote)),
      )
      const screens = [...screensOf((await filesOfShell())?.paths), ...remotes.flat()]
      return nearest(screens.filter(({ path }) => isAtPath(asInTable(path), pathname)))
    },
    async filesOf(screen) {
      const shell = await filesOfShell()
      if (!shell) return []
      const { remote: name } = screen
      const remote = name !== undefined && (await namesOfRemotes()).includes(name) ? await remoteOf(name) : undefined
      if (name !== undefined && !remote) return []
      const frame = frameOf(screen)
      const filesOf = (part: string) => filesOfScreen(shell, { part, remote, frame }) ?? []
      const styles = (screen.drawnParts ?? []).flatMap(filesOf).filter((file) => file.endsWith('.css'))
      const own = [...(screen.within === undefined ? [] : filesOf(screen.within)), ...filesOf(screen.part)]
      // What may run is said by the list, and what a remote needs by its manifest: they are read before any of it runs.
      const lists = remote && own.length > 0 ? ['/remotes.json', `${remote.publicPath}mf-manifest.json`] : []
      return [...new Set([...lists, ...own, ...styles])]
    },
  }
}

function screensOf(paths: Readonly<Record<string, string>> = {}, remote?: string): readonly NamedScreen[] {
  return Object.entries(paths).map(([path, part]) => ({ path, part, ...(remote === undefined ? {} : { remote }) }))
}

/** `/booking/upcoming` comes before `/booking/:id`. */
function nearest(screens: readonly NamedScreen[]): NamedScreen | undefined {
  const parameters = ({ path }: NamedScreen) => path.split(':').length
  return [...screens].sort((one, other) => parameters(one) - parameters(other))[0]
}
