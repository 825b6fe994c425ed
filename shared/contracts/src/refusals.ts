/** The refusal of what a suspended organisation cannot do; `consequence` as in "none of its locations can be open". */
export const organisationSuspended = (consequence: string) => ({
  OrganisationSuspended: `Waymark has suspended your organisation, so ${consequence}. The dashboard says why.`,
})

/** The refusal of a change to something that somebody else has saved meanwhile; `what` as in "this location". */
export const changedMeanwhile = (what: string) => ({
  ChangedMeanwhile: `Someone else changed ${what}. We have loaded their changes. Please check them, then save again.`,
})

export const lastAdmin = {
  LastAdmin: 'This is the last admin of the organisation. Please make somebody else an admin first.',
} as const
