import { join } from 'node:path'
import { type GatewayConfig, remoteFolder } from '../config.ts'
import type { ReadRemotes } from '../remotes-list.ts'
import { frameOf, type PublicScreen, publicScreens } from './public-screens.ts'
import { createScreenFilesReader, filesOfScreen } from './screen-files.ts'

/** Names the files of a screen in the page's head, so that they load beside its start; '' where they are not known. */
export type ScreenHead = (path: string) => Promise<string>

/** The lists of the builds that this gateway serves itself; a remote that comes from elsewhere is not named. */
export function createScreenHead(config: GatewayConfig, readRemotes: ReadRemotes): ScreenHead {
  const read = createScreenFilesReader()
  const remoteOf = async ({ remote: name }: PublicScreen) => {
    const folder = name === undefined ? undefined : remoteFolder(config, name)
    const files = folder === undefined ? undefined : await read(join(folder, 'screen-files.json'))
    const publicPath = `/r/${name}/`
    const list = await readRemotes().catch(() => undefined)
    const isServedHere = list?.remotes.some(({ manifest }) => manifest === `${publicPath}mf-manifest.json`)
    return files && isServedHere ? { files, publicPath } : undefined
  }
  return async (path) => {
    const screen = publicScreens.find((one) => one.path === path)
    const shell = screen && (await read(join(config.webRoot, 'shell/dist/screen-files.json')))
    if (!shell) return ''
    const remote = await remoteOf(screen)
    if (screen.remote !== undefined && !remote) return ''
    const files = filesOfScreen(shell, { part: screen.part, remote, frame: frameOf(screen) }) ?? []
    return files.map(hint).join('')
  }
}

function hint(address: string): string {
  return `<link rel="preload" as="${address.endsWith('.css') ? 'style' : 'script'}" href="${address}" />`
}
