import { addressBook } from '@waymark/contracts/address-book'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { EmptyState } from '@waymark/ui/empty-state'
import { Section } from '@waymark/ui/section'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import css from './address-book.module.css'
import { RecipientForm, recipientDraft } from './recipient-form.tsx'
import { recipientName, type SavedRecipient } from './saved.ts'
import { TakeOutDialog } from './take-out-dialog.tsx'
import { useOpenForm } from './use-open-form.ts'

const idOf = ({ savedRecipientId }: SavedRecipient) => savedRecipientId

/** The people that somebody books for, each with its form. */
export function RecipientsPart({ recipients }: { readonly recipients: readonly SavedRecipient[] }) {
  const { open, setOpen, close, list, focusList, shown, isGone } = useOpenForm(recipients, {
    idOf,
    draftOf: recipientDraft,
  })
  const [leaving, setLeaving] = useState<SavedRecipient | null>(null)
  return (
    <Section title="People" hint="Whoever the visit is for, when it is not for you.">
      <div ref={list} tabIndex={-1} className={css.list}>
        {recipients.length === 0 && open === null && (
          <EmptyState title="Nobody yet" headingLevel={3}>
            Add your mother, a neighbour or a client once. Then their name, phone and needs are one press away.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <ul className={css.entries} aria-label="People you book for">
            {shown.map((recipient) => (
              <li key={recipient.savedRecipientId} className={css.entry}>
                {open === recipient.savedRecipientId ? (
                  <RecipientForm recipient={recipient} isGone={isGone} onClose={close} />
                ) : (
                  <RecipientLine
                    recipient={recipient}
                    onEdit={() => setOpen(recipient.savedRecipientId)}
                    onLeave={() => setLeaving(recipient)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {open === 'new' ? (
          <div className={css.entry}>
            <RecipientForm recipient={null} onClose={close} />
          </div>
        ) : (
          <div>
            <Button
              icon={UserPlus}
              variant={recipients.length === 0 ? 'primary' : 'secondary'}
              disabledReason={open === null ? undefined : 'Please save or cancel what is open first.'}
              onPress={() => setOpen('new')}
            >
              Add a person
            </Button>
          </div>
        )}
      </div>
      <TakeOutDialog
        name={leaving && recipientName(leaving)}
        call={addressBook.deleteRecipient}
        input={leaving && { savedRecipientId: leaving.savedRecipientId }}
        onClose={() => setLeaving(null)}
        onDone={() => {
          setLeaving(null)
          focusList()
        }}
      />
    </Section>
  )
}

interface RecipientLineProps {
  readonly recipient: SavedRecipient
  readonly onEdit: () => void
  readonly onLeave: () => void
}

function RecipientLine({ recipient, onEdit, onLeave }: RecipientLineProps) {
  const { name, phone, notes, accessibilityOptionIds: needs, isDefault } = recipient
  return (
    <div className={css.line}>
      <Avatar name={name} />
      <div className={css.words}>
        <h3 className={css.name}>{recipientName(recipient)}</h3>
        <p className={css.meta}>
          {phone}
          {needs.length > 0 && ` · ${formatCount(needs.length, 'need')}`}
        </p>
        {notes !== '' && <p className={css.meta}>{notes}</p>}
        {isDefault && <Tag>First choice</Tag>}
      </div>
      <div className={css.acts}>
        <Button size="small" onPress={onEdit}>
          Change <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button size="small" variant="dangerQuiet" onPress={onLeave}>
          Take out <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
