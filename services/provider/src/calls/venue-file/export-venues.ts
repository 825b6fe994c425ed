import { Readable } from 'node:stream'
import type { venueFile } from '@waymark/contracts/venue-file'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listOwnVenues } from '../../db/open-venues.ts'
import { placeFileParts, placeFileType } from '../../open-data/place-file.ts'
import { venuePages } from '../../open-data/venue-pages.ts'

export const exportVenues: Handler<Context, typeof venueFile.exportVenues> = (_input, { context, caller }) => {
  const { publicUrl, reads } = context
  const now = context.now()
  const pages = venuePages((page) => listOwnVenues(reads, caller.accountId, { ...page, now }))
  const { contentType, extension } = placeFileType('a11yjson')
  return file({
    stream: Readable.from(placeFileParts('a11yjson', pages, { publicUrl, next: null })),
    name: `locations.${extension}`,
    contentType,
  })
}
