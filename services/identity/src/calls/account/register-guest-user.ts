import { randomUUID } from 'node:crypto'
import type { account } from '@waymark/contracts/account'
import type { Handler } from '@waymark/service-kit/implement'
import { tokenIssuer } from '@waymark/service-kit/kit'
import { guestTokenSeconds, signGuestToken } from '@waymark/service-kit/tokens'
import type { Context } from '../../context.ts'

/** Nothing is stored: the details stay in the guest's browser, and a booking carries its own (domain.md, "People"). */
export const registerGuestUser: Handler<Context, typeof account.registerGuestUser> = async (input, { context }) => {
  const now = context.now()
  const token = await signGuestToken(
    await context.keys.current(),
    tokenIssuer,
    { guestId: randomUUID(), email: null },
    now,
  )
  return {
    ...input,
    phone: input.phone ?? '',
    token,
    expires: new Date(now.getTime() + guestTokenSeconds * 1000).toISOString(),
  }
}
