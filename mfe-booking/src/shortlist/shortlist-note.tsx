import { shortlist } from '@waymark/contracts/shortlist'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { TextArea } from '@waymark/ui/text-area'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { useDraft } from '@waymark/web-kit/drafts'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useRef, useState } from 'react'
import css from './shortlist.module.css'
import type { ShortlistEntry } from './shortlist-entry.ts'

/** The person's private note about a place, and its form. */
export function ShortlistNote({ entry }: { readonly entry: ShortlistEntry }) {
  const { serviceAreaName, note } = entry
  const [isWriting, setIsWriting] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const focusPart = useFocusAfter(part)
  const close = () => {
    setIsWriting(false)
    focusPart()
  }
  return (
    <div ref={part} tabIndex={-1} className={css.note}>
      {isWriting ? (
        <NoteForm entry={entry} onClose={close} />
      ) : (
        <>
          {note !== '' && <p className={css.noteText}>{note}</p>}
          <div>
            <Button variant="quiet" size="small" icon={NotebookPen} onPress={() => setIsWriting(true)}>
              {note === '' ? 'Write a note' : 'Change your note'}{' '}
              <VisuallyHidden>about {serviceAreaName}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function NoteForm({ entry, onClose }: { readonly entry: ShortlistEntry; readonly onClose: () => void }) {
  const { serviceAreaId, serviceAreaName, note } = entry
  const draft = useDraft(`shortlist-note:${serviceAreaId}`, note)
  const write = useSend(shortlist.updateShortlistNote, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      announce('Your note is saved.')
      onClose()
    },
  })
  return (
    <form
      aria-label={`Your note about ${serviceAreaName}`}
      className={css.noteForm}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextArea
        label="Your note"
        hint="Only you see it."
        maxCharacters={500}
        autoFocus
        value={draft.value}
        onChange={draft.change}
        errorMessage={write.error?.fields.note}
      />
      {write.error && (
        <Notice tone="danger" isLive>
          {write.error.message} What you wrote is kept.
        </Notice>
      )}
      <div className={css.noteActions}>
        <Button
          variant="primary"
          size="small"
          isPending={write.isPending}
          pendingLabel="Saving"
          onPress={() => write.mutate({ input: { serviceAreaId, note: draft.value } })}
        >
          Save note
        </Button>
        <Button
          size="small"
          onPress={() => {
            draft.discard()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
