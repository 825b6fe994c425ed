import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { streetTilesPath } from '@waymark/service-kit/street-tiles'
import type { FastifyInstance } from 'fastify'
import { type GatewayConfig, remoteFolder } from './config.ts'
import { type PublicScreen, publicScreens } from './first-screens/public-screens.ts'
import type { ScreenDocuments } from './first-screens/screen-documents.ts'
import { nothingThere } from './first-screens/without-script.ts'
import { createFreshFile, pageType, type SendFresh } from './fresh-file.ts'
import type { KnowsAddress } from './known-addresses.ts'

/** Names that change with the content can be cached for ever. */
const hashedName = /\.[0-9a-f]{8,}\./
const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const askAgain = 'no-cache'

/**
 * Serves the builds of the shell (`/`) and the remotes (`/r/<name>/`), the page for every screen's address, and the
 * bundled base map. At an address without a screen the same page says so, answered 404. Precompressed copies are used;
 * the map has none, since it is read in byte ranges.
 */
export async function addStaticFiles(
  app: FastifyInstance,
  config: GatewayConfig,
  knowsAddress: KnowsAddress,
  documents: ScreenDocuments,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: config.webRoot,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
    preCompressed: true,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path)),
  })

  const shell = join(config.webRoot, 'shell/dist')
  const index = join(shell, 'index.html')
  const page = createFreshFile(index, pageType, () => documents.changeOf(undefined, null))
  const pageOfNothing = createFreshFile(index, pageType, () => documents.changeOf(undefined, null, nothingThere))
  const sent = new Map<string, SendFresh>()
  const documentOf = (screen: PublicScreen, isDrawn: boolean): SendFresh => {
    const key = [screen.path, screen.remote, screen.part, isDrawn].join(' ')
    const change = () => documents.changeOf(screen, isDrawn ? screen.path : null)
    const found = sent.get(key) ?? createFreshFile(index, pageType, change)
    sent.set(key, found)
    return found
  }
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const file = request.params['*']
    if (file.split('/').some((part) => part.startsWith('.'))) return reply.callNotFound()
    // Addresses of screens have no dot; one with a dot is a file, which is 404 when missing rather than a page.
    if (basename(file).includes('.') && file !== 'index.html') return reply.sendFile(file, releaseWith(file, shell))
    const isKnown = file === 'index.html' || (await knowsAddress(file))
    if (!isKnown) reply.code(404)
    const screen = await documents.screenAt(`/${file}`, new URLSearchParams(request.url.split('?')[1]))
    if (!screen) return isKnown ? page(request, reply) : pageOfNothing(request, reply)
    const isDrawn = publicScreens.includes(screen) && !request.url.includes('?')
    return documentOf(screen, isDrawn)(request, reply)
  })

  const manifests = new Map<string, SendFresh>()
  app.get<{ Params: { name: string; '*': string } }>('/r/:name/*', (request, reply) => {
    const folder = remoteFolder(config, request.params.name)
    if (folder === undefined) return reply.callNotFound()
    if (request.params['*'] !== 'mf-manifest.json') {
      const file = request.params['*']
      return reply.sendFile(file, releaseWith(file, folder))
    }
    const manifest =
      manifests.get(folder) ?? createFreshFile(join(folder, 'mf-manifest.json'), 'application/json; charset=utf-8')
    manifests.set(folder, manifest)
    return manifest(request, reply)
  })

  const basemap = dirname(config.basemapFile)
  const places = createFreshFile(join(basemap, 'places.json'), 'application/json; charset=utf-8')
  app.get('/basemap/places.json', places)
  app.get('/basemap/nzau.pmtiles', (_request, reply) => reply.sendFile(basename(config.basemapFile), basemap))
  const streets = config.streetTilesFile
  if (streets) app.get(streetTilesPath, (_request, reply) => reply.sendFile(basename(streets), dirname(streets)))
}

/** The build that has a hashed file: this release, or the one before, which pages that are still open ask for. */
function releaseWith(file: string, folder: string): string {
  if (!hashedName.test(basename(file)) || existsSync(join(folder, file))) return folder
  return `${folder}-before`
}

function cachingOf(path: string): string {
  const name = basename(path).replace(/\.(br|gz)$/, '')
  if (hashedName.test(name)) return forEver
  return name.endsWith('.pmtiles') ? aDay : askAgain
}
