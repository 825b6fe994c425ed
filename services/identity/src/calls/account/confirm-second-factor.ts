import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { account } from '@waymark/contracts/account'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { isUniqueViolation } from '@waymark/service-kit/is-unique-violation'
import { answerOf, once } from '@waymark/service-kit/once'
import { refuse } from '@waymark/service-kit/refusal'
import { logSecurityEvent } from '@waymark/service-kit/security-event'
import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { IdentityDatabase, SecondFactorTable } from '../../db/schema.ts'
import {
  findChallenge,
  listSecondFactors,
  makeRecoveryCodes,
  markSecondFactor,
  takeChallenge,
} from '../../db/second-factors.ts'
import { openAppSecret } from '../../second-factor/app-secret.ts'
import { type GivenStep, passkeyAnswer, stepOfCode } from '../../second-factor/check-second-factor.ts'
import { tellSecondFactor } from '../../second-factor/tell-second-factor.ts'

type NewFactor = Pick<
  Insertable<SecondFactorTable>,
  'kind' | 'secret' | 'last_step' | 'credential_id' | 'public_key' | 'counter' | 'transports'
>

/** What is kept of an answer, for its repeats: never its codes. */
interface Added {
  readonly isFirst: boolean
  readonly sessionId: string
  readonly at: string
}

/** How long the session that added a factor is answered again when it has missed the answer. */
const answeredAgainMs = 10 * 60_000

export const confirmSecondFactor: Handler<Context, typeof account.confirmSecondFactor> = async (
  { name, ...given },
  { context, caller: { userProfileId, sessionId }, requestId, sentKey },
) => {
  const now = context.now()
  const before = await answerOf<Added>(context.db, sentKey)
  if (before?.sessionId === sessionId && now.getTime() - Date.parse(before.at) < answeredAgainMs)
    return context.db.transaction().execute((trx) => answerAgain(trx, userProfileId, before))
  const challenge = await findChallenge(context.db, userProfileId, 'add', now)
  if (challenge === undefined) return refuse('NotBegun')
  const added = await (given.passkey === undefined
    ? appOf(given.code ?? '', challenge, openAppSecret(context.secrets.all(), userProfileId, challenge), now)
    : passkeyOf(context, given.passkey, challenge))
  if (!added) return refuse('WrongCode')
  const answer = await context.db
    .transaction()
    .execute(async (trx) => {
      let recoveryCodes: string[] | undefined
      const kept = await once(trx, sentKey, async () => {
        if (!(await takeChallenge(trx, userProfileId, challenge))) return refuse('NotBegun')
        const isFirst = (await listSecondFactors(trx, userProfileId)).length === 0
        const ownName = name || (added.kind === 'app' ? 'Authenticator app' : 'Passkey')
        await trx
          .insertInto('second_factor')
          .values({ ...added, user_profile_id: userProfileId, name: ownName, created_at: now })
          .execute()
        await markSecondFactor(trx, sessionId, now)
        await tellSecondFactor(trx, userProfileId, requestId)
        if (isFirst) recoveryCodes = await makeRecoveryCodes(trx, userProfileId)
        return { isFirst, sessionId, at: now.toISOString() }
      })
      return 'answerKind' in kept ? kept : { recoveryCodes: recoveryCodes ?? null }
    })
    .catch((error: unknown) => {
      // Whoever makes a passkey chooses its id; the answer does not say whose it is already.
      if (isUniqueViolation(error, 'second_factor_credential_id_key')) return refuse('PasskeyIsKnown')
      throw error
    })
  if ('recoveryCodes' in answer) logSecurityEvent(context.log, 'second factor added', { userProfileId, requestId })
  return answer
}

/** Codes that nobody has seen are replaced: they are kept as hashes. */
async function answerAgain(trx: Transaction<IdentityDatabase>, userProfileId: UserProfileId, { isFirst }: Added) {
  const hasFactor = (await listSecondFactors(trx, userProfileId)).length > 0
  return { recoveryCodes: isFirst && hasFactor ? await makeRecoveryCodes(trx, userProfileId) : null }
}

async function appOf(
  code: string,
  sealed: string,
  secret: string | undefined,
  now: Date,
): Promise<NewFactor | undefined> {
  const last_step = secret === undefined ? undefined : await stepOfCode(secret, code, now)
  return last_step === undefined ? undefined : { kind: 'app', secret: sealed, last_step }
}

async function passkeyOf(
  { publicUrl }: Context,
  json: NonNullable<GivenStep['passkey']>,
  expectedChallenge: string,
): Promise<NewFactor | undefined> {
  const response = passkeyAnswer<RegistrationResponseJSON>(json)
  if (!response) return undefined
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential
  return {
    kind: 'passkey',
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: transports ?? [],
  }
}
