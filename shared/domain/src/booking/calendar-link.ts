/** The signed link to one booking's .ics file in an email, for people who are not signed in: its purpose and lifetime. */
export const calendarLink = { purpose: 'calendar file', days: 400 } as const
