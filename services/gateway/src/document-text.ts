import { languageParts } from '@waymark/domain/language/maori'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in a document, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** A text whose Māori words say that they are. */
export function spokenHtml(text: string): string {
  return languageParts(text)
    .map((part) =>
      part.language ? `<span lang="${part.language}">${escapeHtml(part.text)}</span>` : escapeHtml(part.text),
    )
    .join('')
}
