const extension = /\s*(?:extension|ext\.?|x|#)\s*(\d{1,6})\s*$/i

/** A phone number as people write it: digits, spaces, brackets, plus, hyphens; 6 to 15 digits, and an extension. */
export function isPhone(text: string): boolean {
  const number = text.replace(extension, '')
  return /^[+()\d\s-]*$/.test(number) && /^(?:\D*\d){6,15}\D*$/.test(number)
}

/** The address that rings a number; its extension is dialled once somebody answers (RFC 3966). */
export function phoneHref(phone: string): string {
  const [, digits] = extension.exec(phone) ?? []
  const number = phone.replace(extension, '').replace(/[^\d+]/g, '')
  return `tel:${number}${digits === undefined ? '' : `;ext=${digits}`}`
}
