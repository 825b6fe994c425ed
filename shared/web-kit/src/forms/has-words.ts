/** Whether a name has the words typed, as the search sees them: without macrons, in any case. */
export function hasWords(name: string, words: string): boolean {
  return folded(name).includes(folded(words.trim()))
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
