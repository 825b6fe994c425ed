import type { shortlist } from '@waymark/contracts/shortlist'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { writeShortlistNote } from '../../db/shortlists.ts'

export const updateShortlistNote: Handler<Context, typeof shortlist.updateShortlistNote> = async (
  { serviceAreaId, note },
  { context, caller },
) => {
  const isWritten = await writeShortlistNote(context.db, caller.userProfileId, serviceAreaId, note)
  return isWritten ? { note } : notFound()
}
