import type { AccessMapStatus } from '@waymark/domain/place/access-map'

/** A saved change of what everybody sees is a draft again; a request and its answer stay as they are. */
export function statusAfterSave(status: AccessMapStatus): AccessMapStatus {
  return status === 'Published' ? 'Draft' : status
}
