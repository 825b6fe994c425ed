import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { listPeopleToAssign } from '../../db/people.ts'

export const getUsersToAssign: Handler<Context, typeof serviceArea.getUsersToAssign> = async (
  input,
  { context, area },
) => {
  const { pageNumber, pageSize } = input
  const { rows, totalCount } = await listPeopleToAssign(context.reads, { ...input, accountId: area.accountId })
  const items = rows.map((row) => ({
    userProfileId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    serviceAreaCount: row.area_count,
  }))
  return { items, totalCount, pageNumber, pageSize }
}
