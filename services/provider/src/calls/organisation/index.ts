export { getOrganisationSuspension } from './get-organisation-suspension.ts'
export { liftOrganisationSuspension } from './lift-organisation-suspension.ts'
export { suspendOrganisation } from './suspend-organisation.ts'
