import { type Html, html } from './html.ts'
import { pagePath } from './page-path.ts'

interface Page {
  readonly title: string
  /** What went wrong in the last attempt; it takes the focus and is announced. */
  readonly alert?: string
  readonly content: Html
}

/** A page of the sandbox; says that no real money moves before anything else. */
export function layout({ title, alert, content }: Page): string {
  const page = html`<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${alert === undefined ? '' : 'Error: '}${title} · Payment sandbox</title>
<link rel="stylesheet" href="${pagePath}/style.css">
</head>
<body>
<header><p><strong>Payment sandbox.</strong> No real money moves here, and no real card belongs here.</p></header>
<main>
<h1>${title}</h1>
${alert === undefined ? undefined : html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${alert}</p></div>`}
${content}
</main>
</body>
</html>
`
  return page.text
}
