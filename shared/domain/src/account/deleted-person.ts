/** What stands where the name of a person stood who deleted their account (domain.md, "Privacy"). */
export const deletedPerson = { firstName: 'Deleted', lastName: 'person' } as const

export const deletedPersonName = `${deletedPerson.firstName} ${deletedPerson.lastName}`

/** An address that nobody can have, so that the person's own is free again. */
export function deletedEmail(userProfileId: number): string {
  return `deleted-${userProfileId}@deleted.invalid`
}

/** What stands where the words of a message stood that such a person wrote about a booking of theirs. */
export const deletedMessage = 'This message was deleted with the account.'
