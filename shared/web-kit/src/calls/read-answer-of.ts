import type { Call, OutputOf } from '@waymark/contracts/define-call'
import { type RawAnswer, readAnswer } from './read-answer.ts'

/** The data of an answer, typed by its call. The server is held to that type by the same contract; it is not parsed a second time here. */
export function readAnswerOf<C extends Call>(_call: C, answer: RawAnswer): OutputOf<C> {
  return readAnswer(answer) as OutputOf<C>
}
