import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { verifyPassword } from '@waymark/service-kit/password'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { generateSecret, generateURI } from 'otplib'
import type { Context } from '../../context.ts'
import { keepChallenge, listSecondFactors } from '../../db/second-factors.ts'
import { findWithPassword } from '../../db/user-profiles.ts'
import { sealAppSecret } from '../../second-factor/app-secret.ts'
import { optionsToAdd } from '../../second-factor/passkey-options.ts'

const maxFactors = 10

export const beginSecondFactor: Handler<Context, typeof account.beginSecondFactor> = async (
  { kind, currentPassword },
  { context, caller },
) => {
  const person = await findWithPassword(context.db, caller.userProfileId)
  if (!person) return notFound()
  if (!(await verifyPassword(currentPassword, person.password_hash ?? undefined))) return refuse('WrongPassword')
  const factors = await listSecondFactors(context.db, person.id)
  if (factors.length >= maxFactors) return refuse('TooMany')
  if (kind === 'passkey')
    return { secret: null, address: null, passkeyOptions: await optionsToAdd(context, person, factors) }
  const secret = generateSecret()
  const challenge = sealAppSecret(context.secrets.present(), person.id, secret)
  await keepChallenge(context.db, { userProfileId: person.id, purpose: 'add', challenge, now: context.now() })
  const address = generateURI({ issuer: 'Waymark', label: person.email, secret })
  return { secret, address, passkeyOptions: null }
}
