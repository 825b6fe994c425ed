import type { OutputOf } from '@waymark/contracts/define-call'
import type { places } from '@waymark/contracts/places'
import { venueType } from '@waymark/domain/catalogue/venue-types'
import { escapeHtml, spokenHtml } from '../document-text.ts'

export type SearchAnswer = OutputOf<typeof places.searchAll>

/** The search where no script runs: its form, and what `words` find; `answer` is undefined where nothing could be asked. */
export function searchText(words: string, answer: SearchAnswer | undefined): string {
  const form = `<form action="/search" role="search"><label for="words">What do you need?</label> <input id="words" name="q" value="${escapeHtml(words)}" /> <button>Search</button></form>`
  if (words === '') return `<h1>Search</h1>${form}`
  return `<h1>Search for “${escapeHtml(words)}”</h1>${form}${answer ? answersText(answer) : '<p>We cannot search just now. Please try again in a moment.</p>'}`
}

function answersText({ readAs, venues, activities, services, accessOptions = [] }: SearchAnswer): string {
  const groups = [
    group('Places by access, which you can see on the map with JavaScript', accessOptions.map(optionText)),
    group('Places', venues.items.map(venueText), venues),
    group('Activities', activities.items.map(activityText), activities),
    group('Services, which you can book with JavaScript', services.map(serviceText)),
  ].join('')
  if (groups === '') return '<p>Nothing was found. Try fewer letters, or another word.</p>'
  return `${readAs === null ? '' : `<p>These are the answers for “${escapeHtml(readAs)}”.</p>`}${groups}`
}

function group(title: string, rows: readonly string[], of = { totalCount: rows.length, isMore: false }): string {
  if (rows.length === 0) return ''
  const rest = of.totalCount - rows.length
  const more =
    rest > 0 || of.isMore ? `<p>And ${rest}${of.isMore ? ' or' : ''} more. Another word finds fewer.</p>` : ''
  return `<h2>${title}</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>${more}`
}

function venueText({ serviceAreaId, name, venueTypeId, suburb }: SearchAnswer['venues']['items'][number]): string {
  const kind = [venueType(venueTypeId)?.label, suburb].filter(Boolean).join(', ')
  return `<a href="/location-map/${serviceAreaId}">${spokenHtml(name)}</a>${kind === '' ? '' : `, ${spokenHtml(kind)}`}`
}

/** An activity has no page that can be read without script, but its place has. */
function activityText({ title, serviceAreaId, venueName }: SearchAnswer['activities']['items'][number]): string {
  return `${spokenHtml(title)}, at <a href="/location-map/${serviceAreaId}">${spokenHtml(venueName)}</a>`
}

/** The map with the option as its filter. */
function optionText({ accessibilityOptionId, label }: NonNullable<SearchAnswer['accessOptions']>[number]): string {
  return `<a href="/location-map?o=${accessibilityOptionId}">${escapeHtml(label)}</a>`
}

function serviceText({ name, family }: SearchAnswer['services'][number]): string {
  return `${spokenHtml(name)}, ${spokenHtml(family)}`
}
