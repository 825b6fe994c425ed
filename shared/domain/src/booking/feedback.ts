/** The signed link in the email that asks for feedback: what it is for, and how long it is good. */
export const feedbackLink = { purpose: 'feedback', days: 60 } as const

/** Answers to "Was it as accessible as described?" (domain.md, "Booking a service"). */
export const accessibleAnswers = ['yes', 'partly', 'no'] as const
export type AccessibleAnswer = (typeof accessibleAnswers)[number]
