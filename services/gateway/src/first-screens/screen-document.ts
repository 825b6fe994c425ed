import { withoutScript } from './without-script.ts'

/** What a visitor sees first of a screen, drawn by its own components. */
export interface FirstScreen {
  /** Of the document, as HTML; undefined keeps that of every document. */
  readonly title?: string | undefined
  readonly markup: string
  /** What it was drawn from, as JSON; the page begins with it. */
  readonly answers?: string | undefined
  readonly isForPhones?: boolean | undefined
}

/** What the shell itself starts with, in the page as it is built. */
const startScript = '<link rel="preload" as="script"'
const emptyRoot = '<div id="root">'
/** Not beside a first screen. */
const starting = /<p class="starting">[^<]*<\/p>/
/** How the root begins in a document that has its first screen. */
const drawnRoot = '<div id="root" data-first-screen'

/**
 * The page of every address as that of one: what its screen loads is named in the head, and its first screen is there if
 * it is known, otherwise what can be read `without` script.
 */
export function screenDocument(
  page: string,
  files: readonly string[],
  screen: FirstScreen | undefined,
  without: string,
): string {
  const head = files.map((file) => tagOf(file, screen !== undefined)).join('')
  const named = page.replace('</head>', () => `${head}</head>`)
  if (!screen) return named.replace(emptyRoot, () => `${emptyRoot}${withoutScript(without)}`)
  const { title, markup, answers, isForPhones = false } = screen
  // Data, which no browser runs; "<" could end the element.
  const data = answers && `<script type="application/json" data-answers>${answers.replaceAll('<', '\\u003c')}</script>`
  const drawn = named
    .replace(starting, '')
    .replaceAll(startScript, '<link data-after-paint="start" as="script"')
    .replace(emptyRoot, () => `${drawnRoot}${isForPhones ? '="phone"' : ''}><div>${markup}${data ?? ''}</div>`)
    // It is small, and knows the look that the person chose: nothing is painted in another one before.
    .replace('<script defer="defer"', '<script defer="defer" blocking="render"')
  return title === undefined ? drawn : drawn.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
}

/** Scripts and lists load beside the start. Styles do so too, and make a first screen look as it will. */
function tagOf(file: string, isDrawn: boolean): string {
  // As the page itself fetches them.
  if (file.endsWith('.json')) return `<link rel="preload" as="fetch" crossorigin href="${file}" />`
  // What can be read comes first; the shell's start asks for these once it is painted (`first-screen/start-page.ts`).
  if (!file.endsWith('.css'))
    return `<link ${isDrawn ? 'data-after-paint' : 'rel="preload"'} as="script" href="${file}" />`
  return isDrawn ? `<link rel="stylesheet" href="${file}" />` : `<link rel="preload" as="style" href="${file}" />`
}
