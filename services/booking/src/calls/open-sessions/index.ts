export { getOpenSessions } from './get-open-sessions.ts'
