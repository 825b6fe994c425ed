import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Secrets } from '@waymark/service-kit/secrets'

export const phoneCodeMinutes = 10
export const maxPhoneCodeTries = 5

interface SentCode {
  readonly userProfileId: UserProfileId
  readonly phone: string
  readonly code: string
}

export function newPhoneCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What is kept of a code: six digits alone could be guessed from a plain hash. */
export function phoneCodeHash(secrets: Secrets, sent: SentCode): Buffer {
  return hashWith(secrets.present(), sent)
}

export function isPhoneCode(secrets: Secrets, given: SentCode, hash: Buffer): boolean {
  return secrets.all().some((secret) => timingSafeEqual(hashWith(secret, given), hash))
}

function hashWith(secret: string, { userProfileId, phone, code }: SentCode): Buffer {
  return createHmac('sha256', secret).update(`phone code ${userProfileId} ${phone} ${code}`).digest()
}
