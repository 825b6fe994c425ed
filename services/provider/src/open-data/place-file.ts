import { openDataLicence, type PlaceFormat } from '@waymark/contracts/open-data'
import type { OpenVenue } from '../db/open-venues.ts'
import { csvPlace, csvTitles, flatPlace } from './flat-place.ts'
import { placeInfo } from './place-info.ts'

interface Format {
  readonly contentType: string
  readonly extension: string
  readonly head: (next: string | null) => string
  readonly place: (venue: OpenVenue, publicUrl: URL) => string
  readonly between: string
  readonly foot: string
}

/** The members of a collection before its features: whose data this is, and where the next page is. */
function collectionHead(next: string | null): string {
  return `{"type":"FeatureCollection","license":${JSON.stringify(openDataLicence.url)},"attribution":"Waymark and the organisations named","next":${JSON.stringify(next)},"features":[`
}

const formats: Readonly<Record<PlaceFormat, Format>> = {
  a11yjson: {
    contentType: 'application/geo+json; charset=utf-8',
    extension: 'a11y.json',
    head: collectionHead,
    place: (venue, publicUrl) => JSON.stringify(placeInfo(venue, publicUrl)),
    between: ',\n',
    foot: ']}\n',
  },
  geojson: {
    contentType: 'application/geo+json; charset=utf-8',
    extension: 'geojson',
    head: collectionHead,
    place: (venue, publicUrl) =>
      JSON.stringify({
        type: 'Feature',
        id: venue.id,
        geometry: { type: 'Point', coordinates: [venue.lng, venue.lat] },
        properties: flatPlace(venue, publicUrl),
      }),
    between: ',\n',
    foot: ']}\n',
  },
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    extension: 'csv',
    head: () => csvTitles,
    place: csvPlace,
    between: '',
    foot: '',
  },
}

/** What a file of places is called and sent as. */
export function placeFileType(format: PlaceFormat): Pick<Format, 'contentType' | 'extension'> {
  return formats[format]
}

/** The text of a file of places, part by part, as they are read. */
export async function* placeFileParts(
  format: PlaceFormat,
  pages: AsyncIterable<readonly OpenVenue[]>,
  { publicUrl, next }: { readonly publicUrl: URL; readonly next: string | null },
): AsyncGenerator<string> {
  const { head, place, between, foot } = formats[format]
  let before = head(next)
  for await (const venues of pages) {
    if (venues.length === 0) continue
    yield before + venues.map((venue) => place(venue, publicUrl)).join(between)
    before = between
  }
  yield before === between ? foot : before + foot
}
