import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { standAloneVenue } from '@waymark/contracts/stand-alone'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { placeScreen } from '../first-screens/public-screens.ts'
import type { ScreenDocuments } from '../first-screens/screen-documents.ts'
import { eachTimeQuality, encode, pageType, sendEncoded } from '../fresh-file.ts'
import { placeDocument, placeText } from './place-document.ts'

const maxId = 2_147_483_647

/**
 * The page of a public place has the place's title and schema.org markup in its document. One that is not public gets the
 * page without them, since somebody may be signed in who sees it; what is no id at all is answered 404.
 */
export function addPlacePages(
  app: FastifyInstance,
  { config, ask }: Pick<GatewayContext, 'config' | 'ask'>,
  documents: ScreenDocuments,
): void {
  const file = join(config.webRoot, 'shell/dist/index.html')
  app.get<{ Params: { id: string } }>('/location-map/:id', async (request, reply) => {
    const shellPage = await readFile(file, 'utf8').catch(() => undefined)
    if (shellPage === undefined) return reply.callNotFound()
    const serviceAreaId = Number(request.params.id)
    const isId = Number.isInteger(serviceAreaId) && serviceAreaId > 0 && serviceAreaId <= maxId
    if (!isId) reply.code(404)
    const place = isId ? await ask('provider', standAloneVenue.getStaVenueDetails, { serviceAreaId }) : undefined
    const path = `/location-map/${serviceAreaId}`
    const isDrawn = place !== undefined && !request.url.includes('?')
    const address = isDrawn ? path : null
    const change = await documents.changeOf(placeScreen, address, place && placeText(place))
    const page = change.apply(shellPage)
    const origin = config.policy.publicOrigin ?? `${request.protocol}://${request.host}`
    const text = place
      ? placeDocument(page, place, new URL(path, origin).href)
      : page.replace('</head>', '<meta name="robots" content="noindex" /></head>')
    return sendEncoded(request, reply, await encode(Buffer.from(text), eachTimeQuality), pageType)
  })
}
