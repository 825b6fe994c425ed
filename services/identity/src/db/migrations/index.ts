import * as people from './0001-people.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = { '0001-people': people }
