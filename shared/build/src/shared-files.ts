import type { SharedModule } from './shared-packages.ts'

/** The modules that one file holds, because screens use them together.  */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  // What an access map in another site's page works with; each byte here counts (docs/decisions/0043).
  'shared-access-map': [
    'ui/access-fit',
    'ui/icon',
    'ui/link-card',
    'ui/loaded',
    'ui/mark',
    'ui/plain-button',
    'ui/visually-hidden',
    'web-kit/announcement',
    'web-kit/asked-activities',
    'web-kit/format',
    'web-kit/list-words',
    'web-kit/option-words',
    'web-kit/outage-words',
    'web-kit/page',
    'web-kit/use-call',
    'web-kit/view-bounds',
  ],
  // What the map adds to it until its list works.
  'shared-map': [
    'ui/begun-text',
    'ui/counter',
    'ui/notice',
    'ui/plain-badges',
    'ui/plain-combo-box',
    'ui/plain-search',
    'ui/plain-segment',
    'ui/plain-select',
    'ui/skip-past',
    'web-kit/map-state',
    'web-kit/quick-filters',
    'web-kit/slot',
    'web-kit/use-focus-return',
    'web-kit/use-map-state',
    'web-kit/use-media',
    'web-kit/use-said-count',
    'web-kit/use-venue-in-view',
    'web-kit/use-venues-in-view',
    'web-kit/use-view-size',
  ],
  // What the map has once somebody looks for something in it: the one search, and choices.
  'shared-choices': [
    'ui/button',
    'ui/combo-box',
    'ui/search-box',
    'ui/select-field',
    'ui/switch-segment',
    'ui/toggle-badges',
    'web-kit/use-one-search',
  ],
  // What stands on a library that few screens need.
  'shared-dates': ['ui/date-field', 'ui/month-calendar'],
  'shared-pictures': ['ui/crop', 'ui/crop-dialog', 'ui/draw-crop', 'ui/picture-crop', 'ui/sortable-tiles'],
}

const fileByModule = new Map(
  Object.entries(sharedFiles).flatMap(([file, modules]) => modules.map((module) => [`@waymark/${module}`, file])),
)

/** What screens ask, say and remember with: without any looks, and with next to no library. */
const kitFile = 'shared-kit'
const inKit = /[\\/]web-kit[\\/]src[\\/](calls(?![\\/]bulk-reassign)|map|page|remotes|session)[\\/]/
/** All the rest, since a screen that needs one of them needs many. */
const appFile = 'shared-app'

/** All these files, from what every remote's page loads to what few of them do. */
export const lentFiles: readonly string[] = [
  'shared-access-map',
  'shared-map',
  kitFile,
  'shared-choices',
  appFile,
  'shared-dates',
  'shared-pictures',
]

/** The file in which the host offers a shared module; undefined for a package, which every page starts with. A file for each would be 130 requests for a screen. */
export function fileOfShared({ request, file }: SharedModule): string | undefined {
  if (file === undefined) return undefined
  return fileByModule.get(request) ?? (inKit.test(file) ? kitFile : appFile)
}

/** What is imported together, before it is cut into these files. */
export function lentPart(file: string): string {
  return `${file}-part`
}
