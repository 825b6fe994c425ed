import { join } from 'node:path'
import { remoteFolder } from '../config.ts'
import type { GatewayContext } from '../context.ts'
import type { TextChange } from '../fresh-file.ts'
import type { ReadRemotes } from '../remotes-list.ts'
import { createAskPublic } from './ask-public.ts'
import { createBuiltScreens } from './built-screens.ts'
import { createDrawing } from './drawing.ts'
import { createNamedFiles, type NamedFiles } from './named-files.ts'
import type { PublicScreen } from './public-screens.ts'
import { type FirstScreen, screenDocument } from './screen-document.ts'
import { needsScript } from './without-script.ts'

/** The documents of screens, made of the shell's page. */
export interface ScreenDocuments extends Pick<NamedFiles, 'screenAt'> {
  /**
   * What the document of this screen has that the page of every address has not. `address` is the one asked for; null
   * draws no screen that reads something. Addresses with a query are not drawn, since there is no end of them. Where no
   * screen is drawn, `main` can be read without script.
   */
  readonly changeOf: (screen: PublicScreen | undefined, address: string | null, main?: string) => Promise<TextChange>
  readonly close: () => Promise<void>
}

/** Where a remote's screen belongs in the frame that the shell has drawn. */
const screenOfRemote = '<template data-screen="true"></template>'

export function createScreenDocuments(
  { config, log, ask }: Pick<GatewayContext, 'config' | 'log' | 'ask'>,
  readRemotes: ReadRemotes,
): ScreenDocuments {
  const { screenAt, filesOf } = createNamedFiles(config, readRemotes)
  const builtScreenOf = createBuiltScreens(join(config.webRoot, 'shell/dist/first-screens.json'))
  const drawing = createDrawing(createAskPublic(ask), log)
  const screenOf = async (
    { path, remote, isForPhones }: PublicScreen,
    address: string | null,
  ): Promise<FirstScreen | undefined> => {
    const built = await builtScreenOf(path)
    if (!built || remote === undefined) return built
    const folder = address === null ? undefined : remoteFolder(config, remote)
    const drawn = folder && address !== null && (await drawing.draw(join(folder, 'drawing.cjs'), address))
    if (!drawn) return undefined
    const markup = built.markup.replace(screenOfRemote, () => drawn.markup)
    return { markup, answers: drawn.answers, isForPhones }
  }
  return {
    close: drawing.close,
    screenAt,
    changeOf: async (screen, address, main = needsScript) => {
      const files = screen ? await filesOf(screen) : []
      // A remote that comes from elsewhere draws nothing here.
      const first = screen && (await screenOf(screen, files.length === 0 ? null : address))
      const key = [...files, first?.markup ?? main, first?.answers].join('\n')
      return { key, apply: (page) => screenDocument(page, files, first, main) }
    },
  }
}
