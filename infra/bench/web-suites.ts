import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { placesOf } from '@waymark/postgres/cluster-folder'
import { serverAccount } from '@waymark/postgres/server-account'
import { apps } from '@waymark/run/build/apps'
import { buildApps } from '@waymark/run/build/build-apps'
import { compressBuild } from '@waymark/run/build/compress-build'
import { suiteSecret } from '@waymark/run/suite/data-folder'
import { findFreePort } from '@waymark/run/suite/free-port'
import { startSuite } from '@waymark/run/suite/suite'
import { superviseProcess } from '@waymark/run/suite/supervised-process'
import { root } from '@waymark/run/tools/repository'
import { say } from './figures.ts'
import { buildOneBundle } from './one-bundle.ts'

/** The same suite twice over one database: with its remotes, and with its screens as one ordinary bundle. */
export interface WebSuites {
  readonly federated: string
  readonly oneBundle: string
  readonly stop: () => Promise<void>
}

export async function startWebSuites(folder: string): Promise<WebSuites> {
  const opened = new AsyncDisposableStack()
  const dataDir = join(folder, 'data')
  // Served from a copy, so that a concurrent build in the checkout cannot change what is measured.
  const federatedRoot = join(folder, 'federated')
  await copyApps(federatedRoot)
  // All visits come from one machine, so the limit per address is off.
  const env = { ...process.env, CALLS_PER_MINUTE: '0' }
  const suite = await startSuite(
    {
      port: await findFreePort(),
      dataDir,
      databaseUrl: undefined,
      world: 'demo',
      fresh: false,
      processes: 1,
      separate: [],
    },
    { say, env: { ...env, WEB_ROOT: federatedRoot }, stop: new AbortController().signal },
  )
  opened.defer(suite.stop)
  try {
    say('Building the same screens as one bundle ...')
    const webRoot = join(folder, 'one-bundle')
    await buildOneBundle(webRoot)
    const port = await findFreePort()
    const { socketDir } = placesOf(dataDir, serverAccount())
    const second = await superviseProcess({
      name: 'one-bundle',
      file: join(root, 'infra/run/suite/composed-process.ts'),
      env: {
        ...env,
        NODE_ENV: 'production',
        WAYMARK_DATA: dataDir,
        WAYMARK_SECRET: suiteSecret(dataDir, env),
        DATABASE_URL: `postgresql:///waymark?host=${encodeURIComponent(socketDir)}`,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        WEB_ROOT: webRoot,
        REMOTES_FILE: join(folder, 'remotes.json'),
      },
      logFile: join(folder, 'one-bundle.log'),
      watch: false,
      onRestart: say,
    })
    opened.defer(second.stop)
    return { federated: suite.address, oneBundle: `http://localhost:${port}`, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** Copies the current builds with their compressed files, in the layout that the gateway expects. */
async function copyApps(webRoot: string): Promise<void> {
  await buildApps(say)
  for (const { folder } of apps) {
    const copy = join(webRoot, folder, 'dist')
    cpSync(join(root, folder, 'dist'), copy, { recursive: true })
    await compressBuild(copy)
  }
}
