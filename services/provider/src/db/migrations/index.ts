import * as locationsAndServices from './0001-locations-and-services.ts'
import * as documentsAndFeedback from './0002-documents-and-feedback.ts'

/** Migrations in order; a landed one never changes. */
export const migrations = {
  '0001-locations-and-services': locationsAndServices,
  '0002-documents-and-feedback': documentsAndFeedback,
}
