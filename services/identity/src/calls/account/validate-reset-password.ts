import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findPasswordLink } from '../../session/password-link.ts'

export const validateResetPassword: Handler<Context, typeof account.validateResetPassword> = async (
  input,
  { context },
) => ({ isValid: (await findPasswordLink(context, input.token)) !== undefined })
