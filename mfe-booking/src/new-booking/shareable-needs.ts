import { needLabel } from '../access-fit/need-label.ts'
import type { SavedRecipient } from '../address-book/saved.ts'
import type { AnswersDraft } from './booking-draft.ts'

interface Known {
  readonly needs: readonly { readonly accessibilityOptionId: number; readonly threshold: number | null }[]
  readonly recipients: readonly SavedRecipient[]
}

/** The kept recipient that is booked for; undefined for oneself and for somebody who is not kept. */
export function recipientOf({ isMyself, savedRecipientId }: AnswersDraft, { recipients }: Pick<Known, 'recipients'>) {
  return isMyself ? undefined : recipients.find(({ savedRecipientId: id }) => id === savedRecipientId)
}

/** The access needs that can be shared with a booking: those of the recipient, or one's own. */
export function shareableNeeds(draft: AnswersDraft, known: Known): { readonly id: number; readonly label: string }[] {
  const recipient = recipientOf(draft, known)
  const needs = recipient
    ? recipient.accessibilityOptionIds.map((id) => ({ accessibilityOptionId: id, threshold: null }))
    : known.needs
  return needs.flatMap(({ accessibilityOptionId: id, threshold }) => {
    const label = needLabel(id, threshold)
    return label === '' ? [] : [{ id, label }]
  })
}

/** The access needs that are shared, by name; one that is no need of theirs any more is shared all the same. */
export function sharedNeedLabels(draft: AnswersDraft, known: Known): readonly string[] {
  const labels = new Map(shareableNeeds(draft, known).map(({ id, label }) => [id, label]))
  return draft.sharedOptionIds.map((id) => labels.get(id) ?? needLabel(id, null)).filter((label) => label !== '')
}
