interface StaffName {
  readonly userProfileId: number
  readonly firstName: string
  readonly lastName: string
}

export function fullName({ firstName, lastName }: StaffName): string {
  return `${firstName} ${lastName}`.trim()
}

/** "Sina Leota, Tāne Wiremu"; no names means everyone who is assigned. */
export function staffText(staff: readonly StaffName[], userProfileIds: readonly number[]): string {
  if (userProfileIds.length === 0) return 'Everyone'
  return staff
    .filter(({ userProfileId }) => userProfileIds.includes(userProfileId))
    .map(fullName)
    .join(', ')
}
