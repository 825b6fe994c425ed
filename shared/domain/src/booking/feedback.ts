/** The signed link in the email that invites feedback: its purpose and lifetime. */
export const feedbackLink = { purpose: 'feedback', days: 60 } as const

/** Answers to "Was it as accessible as described?" (domain.md, "Booking a service"). */
export const accessibleAnswers = ['yes', 'partly', 'no'] as const
export type AccessibleAnswer = (typeof accessibleAnswers)[number]
