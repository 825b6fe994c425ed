import { checkIn } from './activity-session/check-in.ts'
import { forClient } from './activity-session/for-client.ts'
import { sessionAdministration } from './activity-session/session-administration.ts'
import { sessionLists } from './activity-session/session-lists.ts'

/** Activity administration (calls.md section 7): sessions, their staff, and who comes. Booking owns them: decision 0024. */
export const activitySession = { ...sessionAdministration, ...sessionLists, ...checkIn, ...forClient } as const
