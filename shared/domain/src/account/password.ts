import { limits } from '../limits.ts'
import { commonPasswords } from './common-passwords.ts'

/** The owner's names, which a password must not consist of. */
export interface PasswordOwner {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

const [minLength, maxLength] = limits.passwordLength
/** Shorter names are part of too many good passwords. */
const ownWordMinLength = 4
/** Minimum length of what remains of a password without the owner's names. */
const lengthBesideOwnWord = 5

/** A password as it is checked and hashed: NFKC first, since that can produce spaces, then without spaces. */
export function cleanPassword(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/**
 * Why a password is refused, or null (product.md section 5): 8 to 255 code points without spaces, not a common one, and
 * more than the person's own name or address.
 */
export function passwordRefusal(typed: string, owner: PasswordOwner = {}): string | null {
  const password = cleanPassword(typed)
  const length = [...password].length
  if (length === 0) return 'Write a password.'
  if (length < minLength) return `Use at least ${minLength} characters.`
  if (length > maxLength) return `Use at most ${maxLength} characters.`
  if (isCommon(password.toLowerCase())) return 'Many people use this password. Choose one that is harder to guess.'
  if (isOwnName(password, owner)) return 'Do not use your name or email address as the password.'
  return null
}

function isCommon(password: string): boolean {
  const withoutTail = password.replace(/[^\p{L}]+$/u, '')
  return (
    commonPasswords.has(password) ||
    commonPasswords.has(withoutTail) ||
    /^waymark\d*$/.test(password) ||
    isRun(password) ||
    // A run with one character beside it, such as "12345678a".
    isRun(password.slice(1)) ||
    isRun(password.slice(0, -1))
  )
}

/**
 * One character or a short piece repeated ("aaaaaaaa", "abcabcabc"), or consecutive characters ("23456789",
 * "hgfedcba").
 */
function isRun(password: string): boolean {
  if (/^(.{1,4}?)\1+$/u.test(password)) return true
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}

function isOwnName(typed: string, { firstName = '', lastName = '', email = '' }: PasswordOwner): boolean {
  const password = folded(typed)
  const words = folded(`${firstName} ${lastName} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= ownWordMinLength)
  // The whole address first: the words of a short one are short.
  const own = [folded(email).trim(), ...words].filter((word) => word !== '')
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest.length < password.length && [...rest].length < lengthBesideOwnWord
}

/** Whatever the capitals, macrons and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
