import type { clientRecord } from '@waymark/contracts/client-record'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { deleteNote, findClientOf } from '../../db/client-records.ts'

export const deleteClientNote: Handler<Context, typeof clientRecord.deleteClientNote> = async (
  { serviceAreaId, userProfileId, clientNoteId },
  { context, area: { accountId } },
) => {
  if (!(await findClientOf(context.reads, { serviceAreaId, accountId }, userProfileId))) return notFound()
  const isGone = await deleteNote(context.db, { accountId, clientId: userProfileId, noteId: clientNoteId })
  return isGone ? { done: true } : notFound()
}
