/** A screen whose document names its files, since many people begin there. */
export interface PublicScreen {
  readonly path: string
  /** The folder of its remote, unless it is the shell's own: `map` for `mfe-map`. */
  readonly remote?: string
  /** The source file that it begins with, in its app. */
  readonly part: string
  /** It stands on native controls alone (`plainPages` of the shell). */
  readonly isPlain?: boolean
}

/** As in the routes of the shell and the remotes; `npm run check` fails for one that is not in the build. */
export const publicScreens: readonly PublicScreen[] = [
  { path: '/', part: 'src/home/home-page.tsx', isPlain: true },
  { path: '/login', part: 'src/sign-in/login-page.tsx', isPlain: true },
  { path: '/register', part: 'src/sign-in/register-page.tsx' },
  { path: '/search', part: 'src/search/search-page.tsx' },
  { path: '/location-map', remote: 'map', part: 'src/location-map/location-map-page.tsx' },
  { path: '/location-map/:id', remote: 'map', part: 'src/place/place-page.tsx' },
  {
    path: '/activity-booking/new-booking',
    remote: 'booking',
    part: 'src/new-activity-booking/new-activity-booking-page.tsx',
  },
]

/** What every public page loads for its links and dates, except the plain ones; a part of the shell. */
const publicFrame = ['../shared/ui/src/layout/ui-provider.tsx']
export const frameOf = ({ isPlain = false }: Pick<PublicScreen, 'isPlain'>): readonly string[] =>
  isPlain ? [] : publicFrame
