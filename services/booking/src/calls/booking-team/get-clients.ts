import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findClientsOf } from '../../db/own-clients.ts'

export const getClients: Handler<Context, typeof bookingTeam.getClients> = async ({ search }, { context, caller }) => {
  const found = await findClientsOf(context.reads, { accountId: caller.accountId }, search)
  return found.map((client) => ({
    userProfileId: client.id,
    firstName: client.first_name,
    lastName: client.last_name,
    phone: client.phone,
    hasAccount: !client.is_kept,
  }))
}
