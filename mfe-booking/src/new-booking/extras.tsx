import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { TextArea } from '@waymark/ui/text-area'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { SavedRecipient } from '../address-book/saved.ts'
import { recipientOf, shareableNeeds } from './shareable-needs.ts'
import { notesHint } from './side-words.ts'
import type { AnswerProps } from './stop-props.ts'

interface ExtrasProps extends AnswerProps {
  readonly needs: OutputOf<typeof booking.getDataForNewBooking>['client']['needs']
  readonly recipients: readonly SavedRecipient[]
}

/** What else they should know, and which access needs of the person, or of whom they book for, they may see. */
export function Extras({ offer, form, needs, recipients }: ExtrasProps) {
  const { draft, change } = form
  const recipient = recipientOf(draft, { recipients })
  const shareable = shareableNeeds(draft, { needs, recipients })
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
          options={shareable.map(({ id, label }) => ({ id: String(id), label }))}
          value={draft.sharedOptionIds.map(String)}
          onChange={(ids) => change({ sharedOptionIds: ids.map(Number) })}
        />
      )}
    </>
  )
}
