import { Buffer } from 'node:buffer'
import { openData } from '@waymark/contracts/open-data'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { listOpenVenues, type OpenVenue } from '../../db/open-venues.ts'
import { placeFileParts, placeFileType } from '../../open-data/place-file.ts'

export const getOpenVenues: Handler<Context, typeof openData.getOpenVenues> = async (
  { format, after, limit },
  { context },
) => {
  const { publicUrl } = context
  const found = await listOpenVenues(context.reads, { after, limit: limit + 1, now: context.now() })
  const venues = found.slice(0, limit)
  const last = venues.at(-1)
  const next = found.length > limit && last ? nextAddress({ format, limit, publicUrl }, last) : null
  let text = ''
  for await (const part of placeFileParts(format, onePage(venues), { publicUrl, next })) text += part
  const { contentType, extension } = placeFileType(format)
  return file({
    buffer: Buffer.from(text),
    name: `waymark-venues.${extension}`,
    contentType,
    shown: 'inline',
    ...(next === null ? {} : { next }),
  })
}

async function* onePage(venues: readonly OpenVenue[]): AsyncGenerator<readonly OpenVenue[]> {
  yield venues
}

function nextAddress(
  { format, limit, publicUrl }: { readonly format: string; readonly limit: number; readonly publicUrl: URL },
  { id }: OpenVenue,
): string {
  const url = new URL(openData.getOpenVenues.path, publicUrl)
  url.search = new URLSearchParams({ format, after: String(id), limit: String(limit) }).toString()
  return url.href
}
