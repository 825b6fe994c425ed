/** Replaces the name of a person who deleted their account (domain.md, "Privacy"). */
export const deletedPerson = { firstName: 'Deleted', lastName: 'person' } as const

export const deletedPersonName = `${deletedPerson.firstName} ${deletedPerson.lastName}`

/** An address that nobody can own, which frees the person's own. */
export function deletedEmail(userProfileId: number): string {
  return `deleted-${userProfileId}@deleted.invalid`
}

/** Replaces the text of a message that such a person wrote about their booking. */
export const deletedMessage = 'This message was deleted with the account.'
