/** What the code of a ticket is made of: no 0, 1, 8 and 9, which are taken for O, I and B or written for them. */
export const codeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How many of its signs prove that a code is ours, and how many of those are enough to find it at a door. */
export const proofLength = 10
const minProofEnd = 5

/** A code as it was scanned or typed: the whole of it, or the end of its proof. */
export interface TicketCode {
  /** The booking that the whole code names; null where only an end was typed. */
  readonly bookingId: number | null
  readonly proof: string
}

const whole = new RegExp(`^WM-(\\d{1,15})-([A-Z0-9]{${proofLength}})$`)
const end = new RegExp(`^[A-Z0-9]{${minProofEnd},${proofLength}}$`)
const ofAlphabet = new RegExp(`^[${codeAlphabet}]+$`)
const meant: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' }

/** Reads a scanned or typed code, with any case and spaces; null for what can be no code. */
export function readTicketCode(text: string): TicketCode | null {
  const signs = text.replace(/\s/g, '').toUpperCase()
  const [, digits, proof] = whole.exec(signs) ?? []
  // Part of a whole code is no end of one.
  const typed = proof ?? (signs.startsWith('WM-') ? undefined : end.exec(signs.replace(/-/g, ''))?.[0])
  if (typed === undefined) return null
  const read = typed.replace(/[018]/g, (sign) => meant[sign] ?? sign)
  if (!ofAlphabet.test(read)) return null
  return { bookingId: digits === undefined ? null : Number(digits), proof: read }
}
