import type { OutputOf } from '@waymark/contracts/define-call'
import type { venuesInView } from '@waymark/contracts/map/venues-in-view'
import type { publicMap } from '@waymark/contracts/public-access-map'
import { escapeHtml, spokenHtml } from '../document-text.ts'

export type AccessMap = OutputOf<typeof publicMap.getAccessMap>
export type MapPlaces = OutputOf<typeof venuesInView.getVenuesInView>['places']

/**
 * The page of access maps with what one map is: its title and picture for whoever shares its address, and its nearest
 * places as text where no script runs. `address` is the map's own.
 */
export function accessMapDocument(page: string, map: AccessMap, places: MapPlaces, address: string): string {
  const title = escapeHtml(map.title)
  const image = map.locationImage && new URL(map.locationImage.url, address).href
  const head = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${escapeHtml(map.intro)}" />`,
    `<meta property="og:url" content="${escapeHtml(address)}" />`,
    ...(image === null
      ? []
      : [
          `<meta property="og:image" content="${escapeHtml(image)}" />`,
          `<meta property="og:image:alt" content="${escapeHtml(map.locationImage?.alt ?? '')}" />`,
        ]),
  ].join('\n    ')
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Waymark</title>`)
    .replace('</head>', () => `    ${head}\n  </head>`)
    .replace('<body>', () => withoutScripts(textOf(map, places)))
}

/** The page of every public place, and of a map that is not public. */
export function everyPlaceDocument(page: string): string {
  const link = `<a href="/location-map" ${inNewTab}>The list of all places</a>`
  return page.replace('<body>', () => withoutScripts(`<h1>Accessible places</h1><p>${link}</p>`))
}

/** Another site's page may hold the map in a frame, where no other page of ours may stand. */
const inNewTab = 'target="_blank" rel="noopener"'

const withoutScripts = (text: string) => `<body>\n    <noscript><main class="no-script">${text}</main></noscript>`

function textOf(map: AccessMap, places: MapPlaces): string {
  const rows = places.map(({ serviceAreaId, name, suburb }) => {
    const where = suburb === '' ? '' : `, ${spokenHtml(suburb)}`
    return `<li><a href="/location-map/${serviceAreaId}" ${inNewTab}>${spokenHtml(name)}</a>${where}</li>`
  })
  const rest = map.placeCount - places.length
  const more = rest > 0 ? `<p>${rest} more ${rest === 1 ? 'is' : 'are'} on the map, which needs JavaScript.</p>` : ''
  return `<h1>${spokenHtml(map.title)}</h1><p>${spokenHtml(map.intro)}</p><ul>${rows.join('')}</ul>${more}`
}
