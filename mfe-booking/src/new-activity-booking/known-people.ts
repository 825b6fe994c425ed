import { account } from '@waymark/contracts/account'
import { addressBook } from '@waymark/contracts/address-book'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { recipientName, type SavedRecipient } from '../address-book/saved.ts'
import { noWishes, type PersonDraft } from './spaces-draft.ts'
import type { NeedsToShare } from './wishes-fields.tsx'

/** Who a space can be for in one press: whoever books, and the people they keep. */
export interface KnownPeople {
  readonly ownName: string
  readonly recipients: readonly SavedRecipient[]
  readonly ownNeeds: NeedsToShare
}

/** Nobody is known of a guest, nor to somebody who books for a client. */
export function useKnownPeople(isForClient: boolean): KnownPeople {
  const ownName = useAppStore(({ user }) => (user === null || isForClient ? '' : `${user.firstName} ${user.lastName}`))
  const enabled = ownName !== ''
  const needs = useCall(account.getNeeds, {}, { enabled, ignore401: true })
  const book = useCall(addressBook.getAddressBook, {}, { enabled, ignore401: true })
  return { ownName, recipients: book.data?.recipients ?? [], ownNeeds: needs.data?.needs ?? [] }
}

/** Who somebody of a booking is, by their name: a booking keeps the words, and refers to nobody (decision 0060). */
export function knownPerson({ ownName, recipients }: KnownPeople, { name }: Pick<PersonDraft, 'name'>): KnownId {
  const typed = name.trim()
  if (typed !== '' && typed === ownName) return 'myself'
  const recipient = recipients.find((one) => one.name === typed)
  return recipient ? recipient.savedRecipientId : 'other'
}

/** Whoever books, a kept person by their id, or somebody who is typed. */
export type KnownId = 'myself' | 'other' | SavedRecipient['savedRecipientId']

/** The choices for one space: nobody comes twice. */
export function knownOptions(known: KnownPeople, people: readonly PersonDraft[], index: number) {
  const elsewhere = new Set(people.filter((_, at) => at !== index).map((person) => knownPerson(known, person)))
  const free = (id: KnownId) => !elsewhere.has(id)
  return [
    ...(free('myself') ? [{ id: 'myself' as KnownId, label: 'Myself', detail: known.ownName }] : []),
    ...known.recipients
      .filter(({ savedRecipientId }) => free(savedRecipientId))
      .map((one) => ({ id: one.savedRecipientId as KnownId, label: recipientName(one) })),
    { id: 'other' as KnownId, label: 'Another person', detail: 'You write their name' },
  ]
}

/** A space given to somebody. What is kept and shared is said anew of each person; their companion stays. */
export function answersOfKnown({ ownName, recipients }: KnownPeople, id: KnownId): Partial<PersonDraft> {
  const recipient = recipients.find(({ savedRecipientId }) => savedRecipientId === id)
  return { ...noWishes, age: null, name: id === 'myself' ? ownName : (recipient?.name ?? '') }
}

/** The needs that can be shared of the person at a place of the booking: their own, never those of somebody else. */
export function needsToShare(known: KnownPeople, person: Pick<PersonDraft, 'name'>, index: number): NeedsToShare {
  const id = knownPerson(known, person)
  const recipient = known.recipients.find(({ savedRecipientId }) => savedRecipientId === id)
  if (recipient)
    return recipient.accessibilityOptionIds.map((optionId) => ({ accessibilityOptionId: optionId, threshold: null }))
  return id === 'myself' || (index === 0 && mayBeMyself(known, person)) ? known.ownNeeds : []
}

/** Where nobody is kept nothing asks who comes: the first person is who books, while they have no name or the same first name. */
function mayBeMyself({ ownName, recipients }: KnownPeople, { name }: Pick<PersonDraft, 'name'>): boolean {
  if (ownName === '' || recipients.length > 0) return false
  const firstOf = (words: string) => words.trim().split(/\s+/)[0]?.toLowerCase()
  return name.trim() === '' || firstOf(name) === firstOf(ownName)
}
