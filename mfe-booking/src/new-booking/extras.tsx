import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { TextArea } from '@waymark/ui/text-area'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { needLabel } from '../access-fit/need-label.ts'
import type { SavedRecipient } from '../address-book/saved.ts'
import { notesHint } from './side-words.ts'
import type { AnswerProps } from './stop-props.ts'

interface ExtrasProps extends AnswerProps {
  readonly needs: OutputOf<typeof booking.getDataForNewBooking>['client']['needs']
  readonly recipients: readonly SavedRecipient[]
}

/** What else they should know, and which access needs of the person, or of whom they book for, they may see. */
export function Extras({ offer, form, needs, recipients }: ExtrasProps) {
  const { draft, change } = form
  const recipient = draft.isMyself
    ? undefined
    : recipients.find(({ savedRecipientId: id }) => id === draft.savedRecipientId)
  const known = recipient
    ? recipient.accessibilityOptionIds.map((id) => ({ accessibilityOptionId: id, threshold: null }))
    : needs
  const shareable = known.flatMap(({ accessibilityOptionId, threshold }) => {
    const label = needLabel(accessibilityOptionId, threshold)
    return label === '' ? [] : [{ id: String(accessibilityOptionId), label }]
  })
  return (
    <>
      <TextArea
        {...form.written('notes')}
        label="Notes for the visit"
        hint={notesHint(offer, form)}
        isOptional
        maxCharacters={2000}
      />
      {shareable.length > 0 && (
        <ToggleBadges
          label={recipient ? `Share the access needs of ${recipient.name}` : 'Share your access needs'}
          isOptional
          hint={`${draft.isMyself || recipient ? '' : 'These are your own needs. '}The people who come see what you tick, nobody else.`}
          options={shareable}
          value={draft.sharedOptionIds.map(String)}
          onChange={(ids) => change({ sharedOptionIds: ids.map(Number) })}
        />
      )}
    </>
  )
}
