import { common } from '@waymark/contracts/common'
import type { AnswerMismatch } from './check-answer.ts'
import { send } from './send.ts'

/** Tells the server that a page did not know the answer of a call. */
export async function reportMismatch({ path, faults }: AnswerMismatch): Promise<void> {
  await send(common.reportAnswerMismatch, { path, faults: [...faults] })
}
