import type { Call, OutputOf } from '@waymark/contracts/define-call'
import { checkLater, checkNow } from './check-answer.ts'
import { type RawAnswer, readAnswer } from './read-answer.ts'

/**
 * The data of an answer, typed by its call. In tests and during development an answer that its contract does not say is
 * an error; for people it is shown as it came, reported, and the page says that it is out of date.
 */
export function readAnswerOf<C extends Call>(call: C, answer: RawAnswer): OutputOf<C> {
  const data = readAnswer(answer)
  if (process.env.NODE_ENV === 'production') checkLater(call, data)
  else checkNow(call, data)
  return data as OutputOf<C>
}
