import { texts } from '@waymark/domain/texts'
import { escapeHtml } from './escape-html.ts'

/** The content of an email; plain text and HTML are both rendered from it. */
export interface EmailContent {
  /** Never reveals access needs or the kind of service, since it shows on a locked phone. */
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly Fact[]
  readonly list?: { readonly title: string; readonly items: readonly string[] }
  /** One link; its text says where it goes. */
  readonly action?: EmailLink
  /** Further links, each as its own sentence. */
  readonly links?: readonly EmailLink[]
  /** What all the further links are, said before them. */
  readonly linksTitle?: string
  /** Small print at the end. */
  readonly footer: readonly string[]
  readonly footerLink?: EmailLink
}

export interface Fact {
  readonly label: string
  readonly text: string
}

export interface EmailLink {
  readonly words: string
  readonly href: string
}

export interface RenderedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Renders both forms of an email. */
export function renderEmail(content: EmailContent): RenderedEmail {
  // Titles and names that people give are part of it; a header of an email is one line.
  const subject = content.subject.replace(/\s+/g, ' ')
  return { subject, text: textOf(content), html: htmlOf(content) }
}

function textOf(content: EmailContent): string {
  const { heading, paragraphs, facts = [], list, action, links = [], linksTitle = '', footer, footerLink } = content
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    list ? [list.title, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    action ? linkText(action) : '',
    linksTitle,
    ...links.map(linkText),
    '--',
    ...footer,
    footerLink ? linkText(footerLink) : '',
    `Waymark: ${texts.tagline}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function linkText({ words, href }: EmailLink): string {
  return `${words}:\n${href}`
}

/** Inline, since mail programs drop style sheets. Colours are the suite's; every text has a contrast of 7:1 or more. */
const styles = {
  body: "margin:0;padding:24px 16px;background:#faf6ef;color:#211829;font:18px/1.5 'Atkinson Hyperlegible Next',Verdana,sans-serif",
  box: 'max-width:600px;margin:0 auto',
  brand: 'margin:0 0 16px;font-weight:700;color:#4c1d87',
  card: 'max-width:536px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #ded5c8;border-radius:12px',
  heading: 'margin:0 0 16px;font-size:28px;line-height:1.25;color:#211829',
  // Keeps the line breaks of what somebody wrote.
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  facts: 'margin:0 0 16px;padding:16px;background:#f1ebe1;border-radius:8px',
  label: 'margin:0;font-weight:700;color:#211829',
  fact: 'margin:0 0 8px;color:#211829',
  list: 'margin:0 0 16px;padding-left:24px',
  button:
    'display:inline-block;padding:12px 20px;background:#4c1d87;color:#ffffff;border-radius:8px;font-weight:700;text-decoration:underline',
  link: 'color:#43177b;text-decoration:underline',
  footer: 'max-width:600px;margin:16px auto 0;font-size:16px;color:#493f53',
} as const

function htmlOf(content: EmailContent): string {
  const { subject, heading, paragraphs, facts = [], list, action, links = [], linksTitle, footer, footerLink } = content
  const main = [
    `<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    facts.length > 0 ? `<dl style="${styles.facts}">${facts.map(factHtml).join('')}</dl>` : '',
    list ? paragraphHtml(list.title) + listHtml(list.items) : '',
    action ? `<p style="${styles.paragraph}">${linkHtml(action, styles.button)}</p>` : '',
    linksTitle ? paragraphHtml(linksTitle) : '',
    ...links.map((link) => `<p style="${styles.paragraph}">${linkHtml(link, styles.link)}</p>`),
  ]
  const small = [...footer.map(paragraphHtml), footerLink ? `<p>${linkHtml(footerLink, styles.link)}</p>` : '']
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<header style="${styles.box}"><p style="${styles.brand}">Waymark: ${texts.tagline}</p></header>
<main style="${styles.card}">
${main.filter((block) => block !== '').join('\n')}
</main>
<footer style="${styles.footer}">
${small.filter((block) => block !== '').join('\n')}
</footer>
</body>
</html>
`
}

function paragraphHtml(text: string): string {
  return `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`
}

function factHtml({ label, text }: Fact): string {
  return `<dt style="${styles.label}">${escapeHtml(label)}</dt><dd style="${styles.fact}">${escapeHtml(text)}</dd>`
}

function listHtml(items: readonly string[]): string {
  return `<ul style="${styles.list}">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function linkHtml({ words, href }: EmailLink, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(words)}</a>`
}
