import type { account } from '@waymark/contracts/account'
import { businessSubtypeOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listPeople } from '../../db/people.ts'

export const getUserList: Handler<Context, typeof account.getUserList> = async (input, { context }) => {
  const { pageNumber, pageSize } = input
  const { rows, totalCount } = await listPeople(context.reads, input)
  const items = rows.map((row) => ({
    userProfileId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    accountId: row.account_id,
    accountName: row.account_name,
    accountType: row.account_type,
    businessAccountSubtype: businessSubtypeOf(row.business_subtype),
    isAccountAdmin: row.is_account_admin,
    isActive: row.is_active,
    isConfirmed: row.email_confirmed_at !== null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }))
  return { items, totalCount, pageNumber, pageSize }
}
