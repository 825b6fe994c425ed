/** The items of a setting that may name several, with spaces or commas between. */
export function listedIn(text = ''): readonly string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '')
}
