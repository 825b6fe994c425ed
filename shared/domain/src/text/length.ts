/**
 * The length of a text as its limit counts it: characters (code points), and one more for each line break
 * (product.md section 5, "Text length"). A break is "\n", "\r\n" or "\r"; however it is written it counts as two.
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
