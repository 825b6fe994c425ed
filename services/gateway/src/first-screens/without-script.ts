/** Where somebody can go on without script: pages whose content is in their document. */
const readable = [
  ['/', 'Front page'],
  ['/search', 'Search'],
  ['/location-map', 'List of places'],
  ['/activity-booking/new-booking', 'Activities'],
  ['/help', 'Help'],
  ['/contact-us', 'Contact us'],
] as const

const links = readable.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`).join('')

/** What a document without a screen of its own has to be read where no script runs: the links of the header, and `main`. */
export function withoutScript(main: string): string {
  const header = `<header class="no-script"><nav aria-label="Main"><ul>${links}</ul></nav></header>`
  return `<noscript>${header}<main class="no-script">${main}</main></noscript>`
}

const whereToRead =
  'In the <a href="/location-map">list of places</a>, each place has its access facts and how to reach it.'

/** The main part of a screen that does nothing without script. */
export const needsScript = `<h1>This page needs JavaScript</h1><p>You can read the pages above without it. ${whereToRead}</p>`

/** The main part of an address without a screen. */
export const nothingThere = `<h1>Page not found</h1><p>There is no page at this address. ${whereToRead}</p>`
