/** What an organisation may note of a client for, in its words on the screen. */
export const notePurposes = {
  work: 'To do the work well',
  contact: 'To reach them',
  safety: 'To keep people safe',
} as const

export type NotePurpose = keyof typeof notePurposes

export const notePurposeIds = ['work', 'contact', 'safety'] as const satisfies readonly NotePurpose[]

/** For how many months a note can be kept. */
export const noteMonths = [3, 6, 12, 24] as const

/** Notes that an organisation can keep of one client. */
export const maxNotesOfClient = 50

/** When a note is deleted by itself; a month that has no such day ends with its last. */
export function keptUntil(now: Date, months: number): Date {
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + months)
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0)
  return until
}
