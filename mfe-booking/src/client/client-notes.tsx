import { clientRecord } from '@waymark/contracts/client-record'
import { notePurposes } from '@waymark/domain/account/client-note'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate, wallOf } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { viewerZone } from '@waymark/web-kit/viewer-zone'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import css from './client.module.css'
import { ClientNoteForm } from './client-note-form.tsx'
import type { ClientRecord } from './client-record.ts'

type Note = ClientRecord['notes'][number]

interface ClientNotesProps {
  readonly client: ClientRecord
  readonly serviceAreaId: number
}

/** What the organisation has noted of a client; managers alone see it. */
export function ClientNotes({ client: { userProfileId, firstName, notes }, serviceAreaId }: ClientNotesProps) {
  const [asked, setAsked] = useState<Note | null>(null)
  const remove = useSend(clientRecord.deleteClientNote, {
    onSuccess: () => {
      setAsked(null)
      notify('success', 'The note is removed.')
    },
  })
  return (
    <Section
      title="Notes"
      hint={`Managers of your organisation see these. ${firstName} does not see them here, but gets them with their data when they ask for it: write what you would say to them.`}
    >
      <Stack gap={5}>
        {notes.length > 0 && (
          <ul className={css.entries} aria-label="Notes">
            {notes.map((note) => (
              <li key={note.clientNoteId} className={css.note}>
                <p className={css.words}>{note.text}</p>
                <p className={css.small}>
                  {notePurposes[note.purpose]}. By {note.writtenByName} on {dayOf(note.writtenAt)}; kept until{' '}
                  {dayOf(note.keptUntil)}.
                </p>
                <div>
                  <Button variant="dangerQuiet" size="small" icon={Trash} onPress={() => setAsked(note)}>
                    Remove <VisuallyHidden>the note of {dayOf(note.writtenAt)}</VisuallyHidden>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className={css.form}>
          <ClientNoteForm serviceAreaId={serviceAreaId} userProfileId={userProfileId} />
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        title="Remove this note?"
        confirmLabel="Yes, remove it"
        cancelLabel="Keep it"
        onConfirm={() => {
          if (asked) remove.mutate({ input: { serviceAreaId, userProfileId, clientNoteId: asked.clientNoteId } })
        }}
        onCancel={() => setAsked(null)}
      >
        <p className={css.words}>{asked?.text}</p>
        {remove.error && <p role="alert">{remove.error.message}</p>}
      </ConfirmDialog>
    </Section>
  )
}

/** The day of the person who reads it. */
function dayOf(instant: string): string {
  return formatDate(wallOf(instant, viewerZone()))
}
