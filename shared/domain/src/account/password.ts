import { limits } from '../limits.ts'
import { commonPasswords } from './common-passwords.ts'

/** What a person is called, so that a password made of it can be refused. */
export interface PasswordOwner {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
}

const [minLength, maxLength] = limits.passwordLength
/** A name shorter than this is a part of too many good passwords. */
const ownWordMinLength = 4
/** What must be left of a password when the person's own words are taken out. */
const lengthBesideOwnWord = 5

/** A password as it is checked and hashed: NFKC first, since that can bring forth spaces, then without any space. */
export function cleanPassword(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/**
 * Why a password may not be taken, or null (product.md section 5): 8 to 255 characters (code points) without spaces,
 * none of the common ones, and not merely the person's own name or address.
 */
export function passwordRefusal(typed: string, owner: PasswordOwner = {}): string | null {
  const password = cleanPassword(typed)
  const length = [...password].length
  if (length === 0) return 'Write a password.'
  if (length < minLength) return `Use at least ${minLength} characters.`
  if (length > maxLength) return `Use at most ${maxLength} characters.`
  if (isCommon(password.toLowerCase())) return 'Many people use this password. Choose one that is harder to guess.'
  if (isOwnName(password.toLowerCase(), owner)) return 'Do not use your name or email address as the password.'
  return null
}

function isCommon(password: string): boolean {
  const withoutTail = password.replace(/[^\p{L}]+$/u, '')
  return commonPasswords.has(password) || commonPasswords.has(withoutTail) || isRun(password)
}

/** One character or a short piece over and over ("aaaaaaaa", "abcabcabc"), or neighbours in a row ("23456789", "hgfedcba"). */
function isRun(password: string): boolean {
  if (/^(.{1,4}?)\1+$/u.test(password)) return true
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}

function isOwnName(password: string, { firstName = '', lastName = '', email = '' }: PasswordOwner): boolean {
  const words = `${firstName} ${lastName} ${email}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= ownWordMinLength)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest.length < password.length && [...rest].length < lengthBesideOwnWord
}
