/** An address with every space taken out (product.md section 5, "Email inputs"). */
export function stripEmail(text: string): string {
  return text.replace(/\s/g, '')
}

/** The form in which addresses are compared and kept unique. */
export function emailKey(text: string): string {
  return stripEmail(text).toLowerCase()
}

/** Whether two addresses are the same mailbox, however they are written. */
export function isSameEmail(a: string, b: string): boolean {
  return emailKey(a) === emailKey(b)
}

/** Whether it can be an address: something, one @, a domain with a dot, 254 characters at most. Only a message sent there proves it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^@\s]{1,64}@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text)
}

/**
 * The addresses in what somebody typed or pasted: between commas, semicolons or line breaks, also "Mere <mere@example.org>".
 * Each once, in the order of the text; whether they can be addresses is not looked at.
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
