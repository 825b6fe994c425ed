/**
 * The length of a text for limits: code points, plus one for each line break (product.md section 5, "Text length"). A
 * break is "\n", "\r\n" or "\r" and always counts as two.
 */
export function textLength(text: string): number {
  let length = 0
  for (const character of text.replace(/\r\n?/g, '\n')) length += character === '\n' ? 2 : 1
  return length
}

/** Characters left below `maxLength`; negative when the text is too long. */
export function lengthLeft(text: string, maxLength: number): number {
  return maxLength - textLength(text)
}
