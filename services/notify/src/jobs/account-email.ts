import { emailLinkHours } from '@waymark/domain/account/email-link'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import { signLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { writeEmail } from '../db/emails.ts'
import { findOwnerOfAddress, findPerson } from '../db/people.ts'
import { type AccountEmailKind, type AccountEmailSubject, accountEmail } from '../emails/account-email.ts'
import { renderEmail } from '../emails/render-email.ts'

/** What is written instead where the address has an account of its own. */
const takenKinds: Partial<Record<AccountEmailKind, AccountEmailSubject>> = {
  'new address': 'address taken',
  'team invitation': 'team invitation, address taken',
}

/** Writes an email about a person's account; these cannot be turned off. */
export const sendAccountEmail: JobHandlers<'notify', Context>['notify.account-email'] = async (
  payload,
  { context },
) => {
  const { userProfileId, kind, linkId, onceKey } = payload
  const now = context.now()
  await context.db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, userProfileId)
    if (!person) return
    const to = payload.to ?? person.email
    // Here, where nobody waits for an answer: it would say whose addresses we know.
    const taken = takenKinds[kind]
    const owner = taken && (await findOwnerOfAddress(trx, to))
    const token = linkId === null || owner ? '' : signedToken(context, kind, linkId, now)
    const { first_name: firstName } = owner ?? person
    const facts = { firstName, accountName: person.account_name, publicUrl: context.publicUrl, token }
    await writeEmail(trx, context, {
      onceKey: `account ${onceKey}`,
      kind,
      // Whoever is gone has no emails any more: this one is theirs by its address alone.
      userProfileId: kind === 'account deleted' ? null : userProfileId,
      to,
      content: renderEmail(accountEmail(taken && owner ? taken : kind, facts)),
      at: now,
    })
  })
}

/** The row of `linkId` is authoritative; the signature only prevents guessing. */
function signedToken(context: Context, kind: AccountEmailKind, linkId: string, now: Date): string {
  const purpose = purposeOf(kind)
  const expiresAt = new Date(now.getTime() + emailLinkHours[purpose] * 3_600_000)
  return signLink(context.secrets.present(), { purpose, subject: linkId, expiresAt })
}

function purposeOf(kind: AccountEmailKind): keyof typeof emailLinkHours {
  if (kind === 'reset' || kind === 'new address') return kind
  if (kind === 'already registered') return 'reset'
  return kind === 'team invitation' ? 'team' : 'activation'
}
