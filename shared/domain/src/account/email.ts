/** Removes every space from an address (product.md section 5, "Email inputs"). */
export function stripEmail(text: string): string {
  return text.replace(/\s/g, '')
}

/** The canonical form, in which addresses are compared and unique. */
export function emailKey(text: string): string {
  return stripEmail(text).toLowerCase()
}

/** Whether two addresses are the same mailbox, ignoring case and spaces. */
export function isSameEmail(a: string, b: string): boolean {
  return emailKey(a) === emailKey(b)
}

/**
 * Whether an address is plausible: something, one @, a domain with a dot, 254 characters at most. Only a message sent
 * there proves it.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^@\s]{1,64}@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text)
}

/**
 * The addresses in typed or pasted text: separated by commas, semicolons or line breaks, also "Mere
 * <mere@example.org>". Without duplicates, in order, and not validated.
 */
export function emailsIn(text: string): string[] {
  const found = text.split(/[,;\n]/).flatMap((piece) => {
    const words = /<([^<>]*)>/.exec(piece)?.[1] ?? piece
    const isSeveral = words.split('@').length > 2
    return isSeveral ? words.trim().split(/\s+/) : [stripEmail(words)]
  })
  const byKey = new Map(found.filter((one) => one !== '').map((one) => [emailKey(one), one]))
  return [...byKey.values()]
}
