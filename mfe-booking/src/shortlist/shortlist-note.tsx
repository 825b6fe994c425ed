import { shortlist } from '@waymark/contracts/shortlist'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { useHasDraft } from '@waymark/web-kit/drafts'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useForm } from '@waymark/web-kit/use-form'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { useRef, useState } from 'react'
import css from './shortlist.module.css'
import type { ShortlistEntry } from './shortlist-entry.ts'

/** The person's private note about a place, and its form. */
export function ShortlistNote({ entry }: { readonly entry: ShortlistEntry }) {
  const { serviceAreaName, note } = entry
  const hasDraft = useHasDraft()
  const [isWriting, setIsWriting] = useState(() => hasDraft(noteDraft(entry.serviceAreaId)))
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

const noteDraft = (serviceAreaId: ShortlistEntry['serviceAreaId']) => `shortlist-note:${serviceAreaId}`

export function NoteForm({ entry, onClose }: { readonly entry: ShortlistEntry; readonly onClose: () => void }) {
  const { serviceAreaId, serviceAreaName, note } = entry
  const form = useForm(shortlist.updateShortlistNote, {
    values: { note },
    toInput: (values) => ({ ...values, serviceAreaId }),
    draft: noteDraft(serviceAreaId),
    onSuccess: () => {
      announce('Your note is saved.')
      onClose()
    },
  })
  const cancel = () => {
    form.reset()
    onClose()
  }
  return (
    <Form {...form.props} label={`Your note about ${serviceAreaName}`} kept="What you wrote is kept.">
      <TextArea
        {...form.field('note')}
        label="Your note"
        hint="Only you see it."
        isOptional={false}
        autoFocus={!form.isRestored}
      />
      <Cluster gap={2}>
        <SubmitButton size="small" pendingLabel="Saving">
          Save note
        </SubmitButton>
        <Button size="small" onPress={cancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  )
}
