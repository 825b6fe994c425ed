/** Whether a person may sign in, and whether they run the organisation. */
export interface Standing {
  readonly isActive: boolean
  readonly isAccountAdmin: boolean
}

const runsOrganisation = ({ isActive, isAccountAdmin }: Standing) => isActive && isAccountAdmin

/** Whether a change takes an admin from the organisation: only then it matters whether there is another. */
export function takesAdmin(before: Standing, after: Standing): boolean {
  return runsOrganisation(before) && !runsOrganisation(after)
}

/** Whether a change takes rights from a person: their sessions end then. */
export function takesRights(before: Standing, after: Standing): boolean {
  return !after.isActive || (before.isAccountAdmin && !after.isAccountAdmin)
}

/** Why a person may not be changed so, or null: an organisation keeps an active admin, and nobody takes their own rights away. */
export function standingRefusal(
  before: Standing,
  after: Standing,
  { isOneself, hasOtherAdmin }: { readonly isOneself: boolean; readonly hasOtherAdmin: boolean },
): 'LastAdmin' | 'NotYourself' | null {
  if (takesAdmin(before, after) && !hasOtherAdmin) return 'LastAdmin'
  return isOneself && takesRights(before, after) ? 'NotYourself' : null
}

/** Who deletes their own account: gone, whatever they were. */
export const gone: Standing = { isActive: false, isAccountAdmin: false }
