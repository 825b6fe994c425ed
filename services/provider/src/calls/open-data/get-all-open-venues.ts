import { Readable } from 'node:stream'
import type { openData } from '@waymark/contracts/open-data'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listOpenVenues, openVenuesVersion } from '../../db/open-venues.ts'
import { placeFileParts, placeFileType } from '../../open-data/place-file.ts'
import { venuePages } from '../../open-data/venue-pages.ts'

const hourMs = 3_600_000

export const getAllOpenVenues: Handler<Context, typeof openData.getAllOpenVenues> = async ({ format }, { context }) => {
  const { publicUrl } = context
  const now = context.now()
  const pages = venuePages((page) => listOpenVenues(context.reads, { ...page, now }))
  const { contentType, extension } = placeFileType(format)
  return file({
    stream: Readable.from(placeFileParts(format, pages, { publicUrl, next: null })),
    // Sessions come and go without a change of their venue: a copy is good for an hour at most.
    version: `${format}-${Math.floor(now.getTime() / hourMs)}-${await openVenuesVersion(context.reads)}`,
    name: `waymark-venues.${extension}`,
    contentType,
  })
}
