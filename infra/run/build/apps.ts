import { remoteApps, shellName } from '@waymark/build/apps'

export interface BuiltApp {
  readonly name: string
  readonly folder: string
  /** The path where the gateway serves it; the shell is at `/`. */
  readonly publicPath: string
}

/** The applications that are built and served: the shell first, then the remotes. */
export const apps: readonly BuiltApp[] = [{ name: shellName, folder: 'shell', publicPath: '/' }, ...remoteApps]
