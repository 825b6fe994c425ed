/** Why something is refused: `word` is the refusal's name in the contracts, `sentence` what the person reads. */
export interface Refusal<Word extends string = string> {
  readonly word: Word
  readonly sentence: string
}
