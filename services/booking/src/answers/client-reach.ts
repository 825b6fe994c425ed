import { isReachable } from '@waymark/domain/account/kept-client'
import type { AccountId } from '@waymark/domain/ids'

/** A client whom an organisation keeps has no account, and perhaps no address. */
export function reachOfClient(client: {
  readonly kept_by_account_id: AccountId | null
  readonly client_email: string | null
}) {
  if (client.kept_by_account_id === null) return 'account'
  return client.client_email !== null && isReachable(client.client_email) ? 'email' : 'phone'
}

/** The same of whoever booked spaces: a guest has the address of their booking, and nobody added at the door has one. */
export function reachOfBooker(
  row: Parameters<typeof reachOfClient>[0] & {
    readonly client_user_profile_id: number | null
    readonly contact_email: string
  },
) {
  if (row.client_user_profile_id !== null) return reachOfClient(row)
  return row.contact_email === '' ? 'phone' : 'email'
}
