/** What walks through most of the product; it goes along with whatever the product is made of. */
const main = ['main-job', 'first-screen']

/** Folders of the product, and the journeys that show first whether a change in them broke something. */
const journeysOfFolder: readonly (readonly [folder: string, journeys: readonly string[]])[] = [
  ['shell/', [...main, 'federation', 'modes']],
  ['mfe-admin/', ['admin.spec']],
  ['services/admin/', ['admin.spec']],
  ['mfe-booking/', [...main, 'booking-lists']],
  ['services/booking/', [...main, 'race.spec']],
  ['mfe-chat/', ['chat-pictures']],
  ['services/chat/', ['chat-pictures', 'live.spec']],
  ['services/notify/', ['live.spec', 'emails']],
  ['mfe-map/', [...main, 'location-map']],
  ['services/map/', [...main, 'location-map', 'search.spec']],
  ['mfe-provider/', [...main, 'logo']],
  ['services/provider/', [...main, 'location-rights']],
  ['services/identity/', ['sign-in', 'profile']],
  ['services/gateway/', [...main, 'federation', 'widget']],
  ['infra/sandbox-stripe/', ['register-business']],
  ['shared/', main],
  ['infra/run/', main],
  ['infra/demo-world/', main],
]

const journeyFile = /^infra\/e2e\/journeys\/([\w-]+\.spec)\.ts$/

/** The journeys that `npm test -- --changed` runs, as Playwright's filters; a changed journey runs itself. */
export function journeysOfChange(files: readonly string[]): readonly string[] {
  const chosen = files.flatMap((file) => {
    const own = journeyFile.exec(file)?.[1]
    if (own !== undefined) return [own]
    if (/\.(md|test\.tsx?)$/.test(file) || file.includes('/test/')) return []
    if (file.startsWith('infra/e2e/')) return main
    return journeysOfFolder.find(([folder]) => file.startsWith(folder))?.[1] ?? []
  })
  return [...new Set(chosen)]
}
