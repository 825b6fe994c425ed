/** Characters that change how the text after them reads, and halves of characters, which no screen can show. Joiners stay: emoji and several scripts are written with them. */
const unseen = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

/** A typed text as it is saved: without unseen characters, and without spaces at its ends. */
export function cleanText(typed: string): string {
  return typed.replace(unseen, '').trim()
}
