import { escapeHtml } from '../emails/escape-html.ts'

/** Wraps HTML content into a page of the mailbox. */
export function pageFrame(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Waymark mailbox</title>
<link rel="stylesheet" href="/dev/mail/mailbox.css">
</head>
<body>
<header aria-label="Mailbox"><p><a href="/dev/mail">Waymark mailbox</a></p></header>
<main aria-label="Mailbox">
<h1>${escapeHtml(title)}</h1>
${content}
</main>
<footer aria-label="About this mailbox"><p>No mail server is set up here, so emails stay in this mailbox. <a href="/">Go to Waymark</a></p></footer>
</body>
</html>
`
}
