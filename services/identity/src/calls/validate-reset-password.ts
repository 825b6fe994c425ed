import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findOpenLink } from '../db/email-links.ts'

export const validateResetPassword: Handler<Context, typeof account.validateResetPassword> = async (
  input,
  { context },
) => {
  const linkId = verifyLink(context.secret, 'reset', input.token, context.now())
  const link = linkId ? await findOpenLink(context.db, linkId, 'reset', context.now()) : undefined
  return { isValid: link !== undefined }
}
