import type { UserProfileId } from '@waymark/domain/ids'
import type { Context } from '../context.ts'
import { keepChallenge, type SecondFactorRow } from '../db/second-factors.ts'

/** Options for adding a passkey, as JSON for the browser. */
export async function optionsToAdd(
  context: Context,
  person: { readonly id: UserProfileId; readonly email: string },
  factors: readonly SecondFactorRow[],
): Promise<string> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Waymark',
    rpID: context.publicUrl.hostname,
    userName: person.email,
    excludeCredentials: factors.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }])),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const { challenge } = options
  await keepChallenge(context.db, { userProfileId: person.id, purpose: 'add', challenge, now: context.now() })
  return JSON.stringify(options)
}

/** Options for using one of a person's passkeys, as JSON for the browser; null when they have none. */
export async function optionsToCheck(
  context: Context,
  userProfileId: UserProfileId,
  factors: readonly SecondFactorRow[],
): Promise<string | null> {
  const allowCredentials = factors.flatMap(({ credential_id: id }) => (id === null ? [] : [{ id }]))
  if (allowCredentials.length === 0) return null
  const rpID = context.publicUrl.hostname
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' })
  await keepChallenge(context.db, { userProfileId, purpose: 'check', challenge: options.challenge, now: context.now() })
  return JSON.stringify(options)
}
