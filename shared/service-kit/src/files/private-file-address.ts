import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { serviceArea } from '@waymark/contracts/service-area'
import { privateMark } from './file-address.ts'
import { isFileKey } from './file-key.ts'

/** How the answers of handlers name a private file: `fileAddress` of its key. It never leaves the process like this. */
const namedInAnswer = new RegExp(`"/files/${privateMark}/(private/[0-9a-f]{64}\\.[a-z0-9]{1,8})"`, 'g')

/** Where the private files of places are read: a call that asks the place first. */
const privateFilePath = serviceArea.getPrivateFile.path

/** An address ends within half an hour to an hour. The same file has the same one meanwhile, so that browsers read it once. */
const windowMs = 30 * 60_000
const ivBytes = 12
const tagBytes = 16

/** Encrypts the keys of private files into addresses that say nothing, and reads them. */
export interface PrivateFileAddresses {
  tokenOf(key: string, now: Date): string
  /** The key in a token, or undefined when it is forged or over. */
  keyOf(token: string, now: Date): string | undefined
  /** Replaces what names a private file in an answer by its address. */
  seal(json: string, now: Date): string
}

export function createPrivateFileAddresses(secrets: () => readonly string[]): PrivateFileAddresses {
  const derived = new Map<string, ReturnType<typeof keysOf>>()
  const keysNow = () =>
    secrets().map((secret) => {
      const keys = derived.get(secret) ?? keysOf(secret)
      derived.set(secret, keys)
      return keys
    })

  function tokenOf(key: string, now: Date): string {
    const expiresAtMs = (Math.floor(now.getTime() / windowMs) + 2) * windowMs
    const text = JSON.stringify([key, expiresAtMs])
    const [keys] = keysNow()
    if (!keys) throw new Error('There is no secret.')
    // Derived from the text itself, so it repeats only for the same text.
    const iv = createHmac('sha256', keys.iv).update(text).digest().subarray(0, ivBytes)
    const cipher = createCipheriv('aes-256-gcm', keys.cipher, iv)
    return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
  }

  return {
    tokenOf,
    keyOf(token, now) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return undefined
      for (const { cipher } of keysNow()) {
        const key = keyIn(bytes, cipher, now)
        if (key !== undefined) return key
      }
      return undefined
    },
    seal(json, now) {
      if (!json.includes(privateMark)) return json
      return json.replace(namedInAnswer, (_, key: string) => `"${privateFilePath}?token=${tokenOf(key, now)}"`)
    },
  }
}

function keysOf(secret: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `private files: ${purpose}`, 32))
  return { cipher: derive('encryption'), iv: derive('nonce') }
}

function keyIn(bytes: Buffer, cipherKey: Buffer, now: Date): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    const [key, expiresAtMs] = JSON.parse(text) as unknown[]
    if (typeof key !== 'string' || !isFileKey(key)) return undefined
    return typeof expiresAtMs === 'number' && expiresAtMs > now.getTime() ? key : undefined
  } catch {
    return undefined
  }
}
