import { durationText } from '../scheduling/duration-words.ts'

/** The buffers that can be chosen: from none to four hours in steps of 15 minutes. */
export const bufferOptions: readonly { id: number; label: string }[] = Array.from(
  { length: 17 },
  (_, index) => index * 15,
).map((minutes) => ({ id: minutes, label: minutes === 0 ? 'No buffer' : durationText(minutes) }))
