import * as conversations from './0001-conversations.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-conversations': conversations }
