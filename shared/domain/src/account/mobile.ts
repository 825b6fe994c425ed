/**
 * A mobile phone number of New Zealand or Australia as `+64211234567`, from how people write it; null for anything else.
 * 02 is mobile in New Zealand and 04 in Australia, so a number without its country has one meaning.
 */
export function mobileOf(text: string): string | null {
  const digits = text.replaceAll(/[\s()-]/g, '')
  const [, newZealand] = /^(?:\+64|0064|0)(2\d{7,9})$/.exec(digits) ?? []
  if (newZealand !== undefined) return `+64${newZealand}`
  const [, australia] = /^(?:\+61|0061|0)(4\d{8})$/.exec(digits) ?? []
  return australia === undefined ? null : `+61${australia}`
}
