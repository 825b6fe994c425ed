const shortForms: Readonly<Record<string, string>> = {
  mt: 'mount',
  st: 'saint',
  pt: 'port',
  nth: 'north',
  sth: 'south',
}

/** A name normalised for comparison: no macrons or accents, lower case, words only, abbreviations expanded. */
export function fold(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortForms[word] ?? word)
}
