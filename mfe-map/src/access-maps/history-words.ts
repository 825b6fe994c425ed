import type { audit } from '@waymark/contracts/audit'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessMapStatuses } from '@waymark/domain/place/access-map'
import { stateWord } from './access-map.ts'

type Entry = OutputOf<typeof audit.getAccessMapHistory>['items'][number]

const deeds: Readonly<Record<string, string>> = {
  'add-access-map': 'Made',
  'update-locations-map-data': 'Title, address or pictures saved',
  'update-map-content-data': 'Places, filters or first view saved',
  'request-map-publication': 'Asked to be published',
  'take-back-map-request': 'Request taken back',
  'decline-map-publication': 'Not published, with a reason',
  'publish-map': 'Published',
  'take-map-offline': 'Taken offline',
  'delete-map': 'Deleted',
}

const parts: Readonly<Record<string, string>> = {
  title: 'title',
  slug: 'address',
  intro: 'introduction',
  logo_key: 'logo',
  location_image_key: 'location image',
  location_image_alt: 'words of the location image',
  account_ids: 'organisations',
  badge_partner_ids: 'networks',
  towns: 'towns',
  filter_option_ids: 'filters',
  place_name: 'first view',
  lat: 'first view',
  lng: 'first view',
  zoom: 'first view',
  is_list_shown: 'first view',
  is_open_now: 'first view',
  are_activities_shown: 'first view',
  status: 'state',
  reason: 'reason',
}

/** What was done, in words; a call that nobody has named keeps its own name. */
export const deedOf = (action: string): string => deeds[action] ?? action.replaceAll('-', ' ')

/** "Changed: title, from “Harbour” to “Whakatū”; filters": short values in full, longer ones by their name. Nothing of a map that is new. */
export function changedParts({ before, after }: Pick<Entry, 'before' | 'after'>): string {
  if (before === null) return ''
  const changed = Object.entries(after ?? {}).flatMap(([column, value]) => {
    const name = parts[column]
    if (name === undefined) return []
    const was = before[column]
    return typeof value === 'string' &&
      typeof was === 'string' &&
      was !== '' &&
      value !== '' &&
      !column.endsWith('_key')
      ? `${name}, from “${wordOf(column, was)}” to “${wordOf(column, value)}”`
      : name
  })
  return changed.length === 0 ? '' : `Changed: ${[...new Set(changed)].join('; ')}`
}

/** A value as the page says it: a state by its word. */
function wordOf(column: string, value: string): string {
  const status = column === 'status' ? accessMapStatuses.find((known) => known === value) : undefined
  return status === undefined ? value : stateWord(status, false)
}
