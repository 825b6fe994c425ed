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
    'web-kit/use-more-focus',
    'web-kit/view-bounds',
  ],
  // What the map adds to it until its list works, beside what screens ask, say and remember with.
  'shared-kit': [
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
  // What lists and pages to read are made of, without a form: next to no library.
  'shared-lists': [
    'ui/avatar',
    'ui/button',
    'ui/button-look',
    'ui/card',
    'ui/class-names',
    'ui/cluster',
    'ui/columns',
    'ui/copy-button',
    'ui/data-table',
    'ui/description-list',
    'ui/disclosure',
    'ui/empty-state',
    'ui/error-state',
    'ui/export-state',
    'ui/field-mark',
    'ui/fit-badge',
    'ui/help-icon',
    'ui/link-button',
    'ui/link-provider',
    'ui/list-controls',
    'ui/list-page',
    'ui/list-part',
    'ui/load-state',
    'ui/page',
    'ui/page-heading',
    'ui/pagination',
    'ui/place-art',
    'ui/progress-bar',
    'ui/row-editing',
    'ui/search-field',
    'ui/second-line',
    'ui/section',
    'ui/section-heading',
    'ui/skeleton',
    'ui/spinner',
    'ui/split',
    'ui/spoken',
    'ui/stack',
    'ui/status-badge',
    'ui/summary',
    'ui/tag',
    'ui/text-link',
    'ui/tick-box',
    'ui/time-words',
    'ui/toast-event',
    'ui/use-debounced',
    'ui/use-scroll-stop',
    'ui/warning-mark',
    'web-kit/drafts',
    'web-kit/list-query',
    'web-kit/list-state',
    'web-kit/merge-edits',
    'web-kit/notices',
    'web-kit/page-href',
  ],
  // What the map has once somebody looks for something in it: the one search, and choices.
  'shared-choices': [
    'ui/combo-box',
    'ui/search-box',
    'ui/select-field',
    'ui/switch-segment',
    'ui/toggle-badges',
    'web-kit/use-one-search',
  ],
  // Drawings, plots and facts, which few screens show: next to no library.
  'shared-drawings': [
    'ui/address-link',
    'ui/column-plot',
    'ui/fact-art',
    'ui/facts',
    'ui/measure',
    'ui/parts',
    'ui/review-words',
    'ui/route-days',
    'ui/route-line',
    'ui/seat-bar',
    'ui/service-art',
    'ui/service-mark',
    'ui/venue-art',
    'ui/why-not',
  ],
  // What few screens let somebody press, slide or pick.
  'shared-presses': [
    'ui/bulk-result',
    'ui/menu',
    'ui/menu-button',
    'ui/one-person',
    'ui/slider',
    'ui/tabs',
    'ui/time-buttons',
    'web-kit/bulk-reassign',
  ],
  // What stands on a library that few screens need.
  'shared-dates': ['ui/date-field', 'ui/month-calendar'],
  'shared-live': ['web-kit/live', 'web-kit/live-channel', 'web-kit/live-news', 'web-kit/signed-in-socket'],
  'shared-pictures': [
    'ui/crop',
    'ui/crop-dialog',
    'ui/draw-crop',
    'ui/file-button',
    'ui/file-drop',
    'ui/image-tile',
    'ui/picture-crop',
    'ui/read-picture',
    'ui/sortable-tiles',
    'web-kit/use-object-url',
  ],
  'shared-toasts': ['ui/toast', 'ui/toast-queue', 'ui/use-recent-toasts'],
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
  kitFile,
  'shared-lists',
  'shared-drawings',
  'shared-choices',
  appFile,
  'shared-presses',
  'shared-dates',
  'shared-live',
  'shared-pictures',
  'shared-toasts',
]

/** From this one on, files have what forms and dialogs are made of, and more. */
export const firstOfForms = 'shared-choices'

/** The file in which the host offers a shared module; undefined for a package, which every page starts with. A file for each would be 130 requests for a screen. */
export function fileOfShared({ request, file }: SharedModule): string | undefined {
  if (file === undefined) return undefined
  return fileByModule.get(request) ?? (inKit.test(file) ? kitFile : appFile)
}

/** What is imported together, before it is cut into these files. */
export function lentPart(file: string): string {
  return `${file}-part`
}
