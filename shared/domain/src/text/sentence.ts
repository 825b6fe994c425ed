/** What somebody wrote as a sentence among others: with a full stop, unless it ends one itself. */
export function sentenceOf(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`
}
