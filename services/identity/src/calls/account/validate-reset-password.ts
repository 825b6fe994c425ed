import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findInvitee } from '../../db/user-profiles.ts'
import { findPasswordLink } from '../../session/password-link.ts'

/** Whoever has the link has read the email that carries it, so the address tells them nothing new. */
export const validateResetPassword: Handler<Context, typeof account.validateResetPassword> = async (
  { token },
  { context },
) => {
  const link = await findPasswordLink(context, token)
  const owner = link && (await findInvitee(context.reads, link.owner.id))
  if (!owner) return { isValid: false, email: null, joinsAccountName: null }
  return { isValid: true, email: owner.email, joinsAccountName: link.purpose === 'team' ? owner.account_name : null }
}
