export interface FoundAddress {
  /** Where it stands in the text. */
  readonly from: number
  /** As it was written. */
  readonly text: string
  readonly href: string
}

/** A scheme of the web: nothing else that a message says is opened by a press, such as `javascript:`. */
const webAddress = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"]+/giu

/** The web addresses in a text, without the punctuation of the sentence around them. */
export function addressesIn(words: string): FoundAddress[] {
  return [...words.matchAll(webAddress)].flatMap(({ index, 0: found }) => {
    const text = withoutEnd(found)
    return URL.canParse(text) ? [{ from: index, text, href: new URL(text).href }] : []
  })
}

/** "(see https://example.org/a_(b))." is about https://example.org/a_(b). */
function withoutEnd(found: string): string {
  const text = found.replace(/[.,;:!?'”’…]+$/u, '')
  const opened = text.split('(').length
  const closed = text.split(')').length
  return text.endsWith(')') && closed > opened ? withoutEnd(text.slice(0, -1)) : text
}
