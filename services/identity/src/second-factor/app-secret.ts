import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { UserProfileId } from '@waymark/domain/ids'

const prefix = 'sealed:'
const ivBytes = 12
const tagBytes = 16
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticator apps', 32))
const ownerOf = (userProfileId: UserProfileId) => Buffer.from(`person ${userProfileId}`)

/** Encrypts the secret of a person's app with that of the installation; it opens for this person only. */
export function sealAppSecret(installation: string, userProfileId: UserProfileId, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(installation), iv).setAAD(ownerOf(userProfileId))
  const bytes = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
  return `${prefix}${bytes.toString('base64url')}`
}

/** The secret of an app, by the first of the installation's secrets that opens it; undefined when none does. */
export function openAppSecret(
  installation: readonly string[],
  userProfileId: UserProfileId,
  kept: string,
): string | undefined {
  // Older installations kept them as they are, until their next night.
  if (!kept.startsWith(prefix)) return kept
  const bytes = Buffer.from(kept.slice(prefix.length), 'base64url')
  for (const one of installation) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(one), bytes.subarray(0, ivBytes))
      decipher.setAAD(ownerOf(userProfileId)).setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString()
    } catch {
      // Sealed with another of them, or for somebody else.
    }
  }
  return undefined
}

/** The same secret under the present one of the installation; undefined when it is already, or when nothing opens it. */
export function resealAppSecret(
  [present = '', ...others]: readonly string[],
  userProfileId: UserProfileId,
  kept: string,
): string | undefined {
  if (kept.startsWith(prefix) && openAppSecret([present], userProfileId, kept) !== undefined) return undefined
  const secret = openAppSecret(others, userProfileId, kept)
  return secret === undefined ? undefined : sealAppSecret(present, userProfileId, secret)
}
