import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { signInLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import { verify } from 'otplib'
import type { Context } from '../context.ts'
import {
  findChallenge,
  listSecondFactors,
  type SecondFactorRow,
  takeChallenge,
  takeRecoveryCode,
  takeStep,
  writeCounter,
} from '../db/second-factors.ts'
import { openAppSecret } from './app-secret.ts'

/** What somebody gave for the second step. */
export interface GivenStep {
  readonly code?: string | undefined
  readonly passkey?: string | undefined
}

/** Clocks of phones may be off by one code. */
const toleranceSeconds = 30

/** Codes were guessed, from wherever; passkeys still open the account. */
export interface TooManyCodes {
  readonly waitSeconds: number
}

/** `needed`: nothing was given. */
export type StepOutcome = 'right' | 'wrong' | 'needed' | TooManyCodes

/** Checks the second step of a person who has one. Each code is good once. */
export async function checkSecondFactor(
  context: Context,
  userProfileId: UserProfileId,
  given: GivenStep,
): Promise<StepOutcome> {
  const factors = await listSecondFactors(context.db, userProfileId)
  if (given.passkey !== undefined) return (await isRightPasskey(context, factors, given.passkey)) ? 'right' : 'wrong'
  if (given.code === undefined) return 'needed'
  // Counted before the check, so that guesses side by side are counted as well.
  const counter = counterOf(userProfileId)
  const waitSeconds = await context.limits.count(counter, signInLimits.codesOfPerson)
  if (waitSeconds !== undefined) return { waitSeconds }
  const digits = given.code.replace(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await isRightCode(context, factors, digits)
    : await takeRecoveryCode(context.db, userProfileId, given.code)
  if (isRight) await context.limits.forget(counter)
  return isRight ? 'right' : 'wrong'
}

/**
 * Starts the count of wrong codes again for whoever has set a new password by a link, as the refusal says: whoever guessed
 * knew the old one. A few times a day, so that somebody who reads the owner's emails cannot guess on and on.
 */
export async function forgiveCodes({ limits }: Context, userProfileId: UserProfileId): Promise<void> {
  if ((await limits.count(`forgiven ${counterOf(userProfileId)}`, signInLimits.codesForgiven)) !== undefined) return
  await limits.forget(counterOf(userProfileId))
}

const counterOf = (userProfileId: UserProfileId) => `codes ${userProfileId}`

/** The time step of a right code of this secret, or undefined. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | undefined> {
  const epoch = Math.floor(now.getTime() / 1000)
  const found = await verify({ secret, token: code.replace(/\s/g, ''), epoch, epochTolerance: toleranceSeconds }).catch(
    () => ({ valid: false as const }),
  )
  return found.valid && 'timeStep' in found ? found.timeStep : undefined
}

async function isRightCode(
  { db, now, secrets }: Context,
  factors: readonly SecondFactorRow[],
  code: string,
): Promise<boolean> {
  for (const { id, secret: kept, user_profile_id } of factors) {
    const secret = kept === null ? undefined : openAppSecret(secrets.all(), user_profile_id, kept)
    const step = secret === undefined ? undefined : await stepOfCode(secret, code, now())
    if (step !== undefined) return takeStep(db, id, step, now())
  }
  return false
}

async function isRightPasskey(context: Context, factors: readonly SecondFactorRow[], json: string): Promise<boolean> {
  const { db, now, publicUrl } = context
  const response = passkeyAnswer<AuthenticationResponseJSON>(json)
  const factor = factors.find(({ credential_id }) => credential_id !== null && credential_id === response?.id)
  if (!response || !factor?.credential_id || !factor.public_key) return false
  const challenge = await findChallenge(db, factor.user_profile_id, 'check', now())
  if (challenge === undefined || !(await takeChallenge(db, factor.user_profile_id, challenge))) return false
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: false,
    credential: {
      id: factor.credential_id,
      publicKey: new Uint8Array(factor.public_key),
      counter: factor.counter ?? 0,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return false
  await writeCounter(db, factor.id, checked.authenticationInfo.newCounter, now())
  return true
}

/** What a browser sent, for the library, which checks each of its fields; undefined when it is no JSON object. */
export function passkeyAnswer<Answer>(json: string): Answer | undefined {
  try {
    const read = JSON.parse(json)
    return typeof read === 'object' && read !== null && typeof read.id === 'string' ? read : undefined
  } catch {
    return undefined
  }
}
