/** Why no location of an organisation can be opened. */
export const organisationSuspended = {
  OrganisationSuspended:
    'Waymark has suspended your organisation, so none of its locations can be open. The dashboard says why.',
} as const

/** The refusal of a change to something that somebody else has saved meanwhile; `what` as in "this location". */
export const changedMeanwhile = (what: string) => ({
  ChangedMeanwhile: `Someone else changed ${what}. We have loaded their changes. Please check them, then save again.`,
})

export const lastAdmin = {
  LastAdmin: 'This is the last admin of the organisation. Please make somebody else an admin first.',
} as const
