import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ServiceName } from '@waymark/contracts/service-names'
import { openStore } from '@waymark/service-kit/open-store'
import type { FileStore } from '@waymark/service-kit/store'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '../src/app.ts'
import { createAskService } from '../src/ask-service.ts'
import { readGatewayConfig } from '../src/config.ts'
import { createFrontDoor } from '../src/front-door.ts'
import { createOwnerOf } from '../src/owner-of.ts'
import { ensureRemotesList } from '../src/remotes-list.ts'

export interface OpenGateway {
  readonly address: string
  /** The folder with the builds it serves and `remotes.json`. */
  readonly folder: string
  readonly files: FileStore
  readonly close: () => Promise<void>
}

export interface OpenGatewayOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly services?: ReadonlyMap<ServiceName, FastifyInstance>
  readonly ready?: boolean
}

/** The output of a build: a page, a hashed script with its compressed copy, a remote with its manifest, a map. */
export const script = 'console.log("waymark")\n'.repeat(100)
export const mapBytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))

/** A gateway behind its front door, on its own port, serving a small build. */
export async function openGateway({
  env = {},
  services = new Map(),
  ready = true,
}: OpenGatewayOptions = {}): Promise<OpenGateway> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-gateway-'))
  const build: Record<string, string | Buffer> = {
    'shell/dist/index.html': '<!doctype html><head><title>Waymark</title></head><body><div id="root"></div></body>',
    'shell/dist/screens/access-page.html':
      '<!doctype html><head><title>Waymark</title></head><body><div id="root"></div></body>',
    'shell/dist/first-screens.json': '{"/login":{"markup":"<h1>Log in</h1>"}}',
    'shell/dist/main.0123456789.js': script,
    'shell/dist/main.0123456789.js.br': brotliCompressSync(script),
    'mfe-booking/dist/mf-manifest.json': '{"id":"mfe_booking"}',
    'mfe-booking/dist/remoteEntry.abcdef0123.js': script,
    'mfe-booking/dist/remote.json': '{"routes":[{"path":"/booking/statistics","access":"signedIn"}]}',
    'mfe-booking/dist-before/chat-icon.00000000aa.js': script,
    'shell/dist-before/main.00000000bb.js': script,
    'shell/dist-before/robots.txt': 'of the release before',
    'basemap/nzau.pmtiles': mapBytes,
    'basemap/places.json': '{"places":[]}',
    'secret.txt': 'not for the web',
  }
  for (const [path, content] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const config = readGatewayConfig(
    { WEB_ROOT: folder, WAYMARK_DATA: folder, BASEMAP_FILE: join(folder, 'basemap/nzau.pmtiles'), ...env },
    folder,
  )
  ensureRemotesList(config)
  const ownerOf = createOwnerOf()
  const health = async () => ({ ready, parts: { booking: ready ? 'up' : 'starting' } })
  const files = await openStore({ folder: join(folder, 'files') })
  const appOf = (name: ServiceName) => services.get(name)
  const ask = createAskService({ appOf, upstreams: config.upstreams })
  const gateway = await buildApp({ config, log: pino({ level: 'silent' }), ownerOf, ask, health, files })
  await gateway.ready()
  const server = createFrontDoor({ config, ownerOf, gateway, appOf })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('A TCP server has a port.')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    folder,
    files,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await gateway.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
