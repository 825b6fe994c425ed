import { recipientLimits } from '@waymark/contracts/limits'
import type { UserProfileId } from '@waymark/domain/ids'
import type { Context } from '../context.ts'

interface Recipient {
  readonly id: UserProfileId
  readonly email: string | null
}

/** Counts a booking that is made for a client; whether it is one too many for their mailbox, under whatever names they are kept. */
export async function isClientFull({ limits }: Pick<Context, 'limits'>, { id, email }: Recipient): Promise<boolean> {
  const recipient = email?.toLowerCase() ?? String(id)
  return (await limits.count(`bookings for client ${recipient}`, recipientLimits.bookingsForClient)) !== undefined
}
