import type { ServiceAreaServiceId } from '@waymark/domain/ids'

/** HTML that shows an access map (docs/embedding.md). */
export function accessMapSnippet(publicUrl: URL, { slug, title }: { slug: string; title: string }): string {
  const src = new URL('/access-map.js', publicUrl).href
  return `<script src="${src}" data-map="${slug}" data-title="${escapeHtml(title)}, map and list"></script>`
}

/** Inline, since the embedding page has no styles for it: 44 px high, white on our violet (11.5:1). */
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#4c1d87;color:#ffffff;font:600 1rem/1.25 system-ui,sans-serif'

/** HTML of a link that books a service. A link instead of a frame, since the page behind it asks for a password. */
export function bookingSnippet(publicUrl: URL, serviceAreaServiceId: ServiceAreaServiceId, areaName: string): string {
  const href = new URL(`/booking/new-booking?serviceAreaServiceId=${serviceAreaServiceId}`, publicUrl).href
  return `<a href="${href}" rel="noopener" style="${buttonStyle}">Book ${escapeHtml(areaName)} on Waymark</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
