import { accessOption, asksForMeasure, measureText } from '@waymark/domain/access-fit/options'
import { timeText } from '@waymark/domain/schedule/wall-text'
import { escapeHtml, spokenHtml } from '../document-text.ts'
import { dayNames, type Place, placeMarkup } from './place-markup.ts'

const maxDescriptionLength = 300

/**
 * The shell's page with what a place is in its head: its title, and its markup for search engines. `address` is the
 * place's own.
 */
export function placeDocument(page: string, place: Place, address: string): string {
  const description = descriptionOf(place)
  const picture = place.banner && new URL(place.banner.url, address).href
  const head = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<meta property="og:type" content="place" />`,
    `<meta property="og:title" content="${escapeHtml(place.name)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    `<meta property="og:url" content="${escapeHtml(address)}" />`,
    ...(picture === null
      ? []
      : [
          `<meta property="og:image" content="${escapeHtml(picture)}" />`,
          `<meta property="og:image:alt" content="${escapeHtml(place.banner?.alt ?? '')}" />`,
        ]),
    // Data, which no browser runs; "<" could end the element.
    `<script type="application/ld+json">${JSON.stringify(placeMarkup(place, address)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ')
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(place.name)} · Waymark</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeHtml(description)}"`,
    )
    .replace('</head>', () => `    ${head}\n  </head>`)
}

function descriptionOf(place: Place): string {
  const { name, venueTypeName, suburb } = place
  const facts = place.accessibilityFacts.flatMap((fact) => (fact.value === 'yes' ? [factText(fact)] : []))
  const start = `${name}, ${venueTypeName.toLowerCase()} in ${suburb}.`
  // As many whole facts as there is room for.
  const described = facts.slice(0, 5).map((_, index) => `${start} ${facts.slice(0, index + 1).join(', ')}.`)
  return described.findLast((text) => text.length <= maxDescriptionLength) ?? start.slice(0, maxDescriptionLength)
}

/** What can be read of it where no script runs and its screen is not drawn. */
export function placeText(place: Place): string {
  const facts = place.accessibilityFacts.map((fact) => `<li>${escapeHtml(factText(fact))}</li>`).join('')
  return `<h1>${spokenHtml(place.name)}</h1><p>${spokenHtml(place.address)}</p><p>${hoursText(place)}</p><ul>${facts}</ul>`
}

/** "Open Monday 9:00 am to 5:30 pm, Tuesday ..." */
function hoursText({ openingHours }: Place): string {
  if (openingHours.length === 0) return 'Hours not given'
  const hours = openingHours.map(
    ({ dayOfWeek, opens, closes }) => `${dayNames[dayOfWeek]} ${timeText(opens)} to ${timeText(closes)}`,
  )
  return `Open ${hours.join(', ')}`
}

function factText({ accessibilityOptionId, value, measure, checkedOn }: Place['accessibilityFacts'][number]): string {
  const option = accessOption(accessibilityOptionId)
  const label = option?.label ?? ''
  const unmeasured = option && asksForMeasure(option) ? 'not measured' : 'yes'
  const answer = option?.measure && measure !== null ? measureText(option.measure.unit, measure) : unmeasured
  return `${label}: ${value === 'no' ? 'no' : answer}${checkedOn === null ? '' : ` (checked ${checkedOn})`}`
}
