/** What contracts say of a value that is not there. */
export const missingSentences: ReadonlySet<string> = new Set([
  'This is missing.',
  'Please fill this in.',
  'Write something here.',
])
