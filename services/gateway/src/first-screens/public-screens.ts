import { helpPath } from '@waymark/domain/help-search'
import { helpKeys } from '@waymark/domain/help-texts'
import { routeAnswer } from '@waymark/domain/rights/route-access'

/** A screen whose document names its files. */
export interface NamedScreen {
  /** Of its route: `/location-map/:id`. */
  readonly path: string
  /** The folder of its remote, unless it is the shell's own: `map` for `mfe-map`. */
  readonly remote?: string
  /** The source file that it begins with, in its app. */
  readonly part: string
  /** The part that loads it, where that is a screen with views. */
  readonly within?: string
}

/** A screen where many people begin; some are drawn into their documents. */
export interface PublicScreen extends NamedScreen {
  /** It stands on native controls alone (`isPlainPage` of the shell). */
  readonly isPlain?: boolean
  /** It differs on a wide window, and by the country of the browser's clock: what is drawn of it is for a phone in New Zealand. */
  readonly isForPhones?: boolean
  /** Parts of its app that it loads once it works, and that are drawn with it: their styles come with the document. */
  readonly drawnParts?: readonly string[]
  /** The parts of its app that it loads for an address with one of these in its query; the first that is there counts. */
  readonly views?: readonly (readonly [parameter: string, part: string])[]
}

/** Its document names little, since many pages of others hold it in a frame. */
export const accessPagePath = '/access-page'

export const placeScreen: PublicScreen = {
  path: '/location-map/:id',
  remote: 'map',
  part: 'src/place/place-page.tsx',
}

export const searchScreen: PublicScreen = { path: '/search', part: 'src/search/search-page.tsx' }

/** As in the routes of the shell and the remotes; `npm run check` fails for one that is not in the build. */
export const publicScreens: readonly PublicScreen[] = [
  { path: '/', part: 'src/home/home-page.tsx', isPlain: true },
  { path: '/login', part: 'src/sign-in/login-page.tsx', isPlain: true },
  { path: '/register', part: 'src/sign-in/register-page.tsx', isPlain: true },
  { path: '/contact-us', part: 'src/pages/contact-page.tsx' },
  { path: '/about-us', part: 'src/pages/about-page.tsx', isPlain: true },
  { path: '/accessibility-statement', part: 'src/pages/accessibility-page.tsx', isPlain: true },
  { path: '/privacy-policy', part: 'src/pages/privacy-page.tsx', isPlain: true },
  { path: '/terms-and-conditions', part: 'src/pages/terms-page.tsx', isPlain: true },
  { path: '/open-data', part: 'src/pages/open-data-page.tsx', isPlain: true },
  { path: '/help', part: 'src/help/help-centre-page.tsx' },
  ...helpKeys.map((key) => ({ path: helpPath(key), part: 'src/help/help-topic-page.tsx', isPlain: true })),
  searchScreen,
  {
    path: '/location-map',
    remote: 'map',
    part: 'src/location-map/location-map-page.tsx',
    isForPhones: true,
    drawnParts: ['src/location-map/list-tools.tsx', 'src/location-map/near-field.tsx', 'src/location-map/near-me.tsx'],
  },
  placeScreen,
  {
    path: '/activity-booking/new-booking',
    remote: 'booking',
    part: 'src/new-activity-booking/new-activity-booking-page.tsx',
    views: [
      ['activitySessionId', 'src/new-activity-booking/book-spaces-page.tsx'],
      ['activityId', 'src/new-activity-booking/activity-page.tsx'],
    ],
  },
]

/** What a screen shows at an address with this query. */
export function viewOf(screen: PublicScreen, query: URLSearchParams): PublicScreen {
  const [, part] = screen.views?.find(([parameter]) => query.has(parameter)) ?? []
  return part === undefined ? screen : { ...screen, part, within: screen.part }
}

/** What every public page loads for its links and dates, except the plain ones; a part of the shell. */
const publicFrame = ['../shared/ui/src/layout/ui-provider.tsx']
/** What stands around the screens of people who are signed in, and the calls that say who they are. */
const appFrame = ['src/frame/app-frame.tsx', '../shared/contracts/src/account.ts']

/** The parts of the shell that a screen stands in: of those open to strangers, what a stranger gets. */
export function frameOf({ path, isPlain = false }: NamedScreen & Pick<PublicScreen, 'isPlain'>): readonly string[] {
  if (routeAnswer(asInTable(path), null) !== 'open') return appFrame
  return isPlain ? [] : publicFrame
}

/** `/booking/:id` as the table of routes writes it: `/booking/{id}`. */
export function asInTable(path: string): string {
  return path.replace(/:([^/]+)/g, '{$1}')
}
