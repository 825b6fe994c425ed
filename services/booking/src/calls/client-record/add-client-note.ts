import type { clientRecord } from '@waymark/contracts/client-record'
import { keptUntil, maxNotesOfClient } from '@waymark/domain/account/client-note'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { addNote, findClientOf } from '../../db/client-records.ts'

export const addClientNote: Handler<Context, typeof clientRecord.addClientNote> = async (
  { serviceAreaId, userProfileId, text, purpose, keepMonths },
  { context, caller, area: { accountId } },
) => {
  if (!(await findClientOf(context.reads, { serviceAreaId, accountId }, userProfileId))) return notFound()
  const writtenAt = context.now()
  const note = {
    accountId,
    clientId: userProfileId,
    text,
    purpose,
    writtenBy: caller.userProfileId,
    writtenAt,
    keptUntil: keptUntil(writtenAt, keepMonths),
  }
  const clientNoteId = await context.db.transaction().execute((trx) => addNote(trx, note, maxNotesOfClient))
  return clientNoteId === undefined ? refuse('TooManyNotes') : { clientNoteId }
}
