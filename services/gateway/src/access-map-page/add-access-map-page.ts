import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { venuesInView, worldZoomMin } from '@waymark/contracts/map/venues-in-view'
import { publicMap } from '@waymark/contracts/public-access-map'
import type { FastifyInstance } from 'fastify'
import type { AskService } from '../ask-service.ts'
import type { GatewayContext } from '../context.ts'
import { accessPagePath } from '../first-screens/public-screens.ts'
import { createFreshFile, eachTimeQuality, encode, pageType, sendEncoded } from '../fresh-file.ts'
import { type AccessMap, accessMapDocument, everyPlaceDocument } from './access-map-document.ts'

/** Of the list without scripts; whoever has them sees every place. */
const listedPlaces = 50
const world = { west: -180, south: -90, east: 180, north: 90 }
/** An id, or the word that its owner has given it. */
const mapWord = /^[\w-]{1,60}$/

/**
 * The page of access maps, which other sites may frame: it starts with less than the others. The address of a public map
 * (`m`, or `id`) has its title, its picture and its places in the document.
 */
export function addAccessMapPage(app: FastifyInstance, { config, ask }: Pick<GatewayContext, 'config' | 'ask'>): void {
  const file = join(config.webRoot, 'shell/dist/screens/access-page.html')
  const pageAlone = createFreshFile(file, pageType, async () => ({ key: 'every place', apply: everyPlaceDocument }))
  app.get<{ Querystring: Record<string, unknown> }>(accessPagePath, async (request, reply) => {
    const { m, id } = request.query
    const asked = typeof m === 'string' ? m : id
    const isWord = typeof asked === 'string' && mapWord.test(asked)
    const map = isWord ? await ask('map', publicMap.getAccessMap, { id: asked }) : undefined
    const page = map && (await readFile(file, 'utf8').catch(() => undefined))
    if (!map || page === undefined) return pageAlone(request, reply)
    const origin = config.policy.publicOrigin ?? `${request.protocol}://${request.host}`
    const address = new URL(`${accessPagePath}?m=${encodeURIComponent(map.slug)}`, origin).href
    const text = accessMapDocument(page, map, await nearestPlaces(ask, map), address)
    return sendEncoded(request, reply, await encode(Buffer.from(text), eachTimeQuality), pageType)
  })
}

/** The places around where the map begins; none when they cannot be read, since the map itself will say so. */
async function nearestPlaces(ask: AskService, { accessMapId, firstView }: AccessMap) {
  const { latitude, longitude } = firstView
  const found = await ask('map', venuesInView.getVenuesInView, {
    accessMapId,
    bounds: world,
    zoom: worldZoomMin,
    near: { latitude, longitude },
    filters: {},
    pageSize: listedPlaces,
  })
  return found?.places ?? []
}
