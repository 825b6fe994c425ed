import { type CredentialKind, credentialLabels, holdsOn } from '@waymark/domain/account/credentials'
import { formatDate } from '../page/format.ts'
import { viewerToday } from '../page/viewer-zone.ts'

/** "Police vetting not checked", "First aid ended on Thu 3 Dec 2026"; what a later visit lacks has still to end. */
export function lackedText({ kind, expiresOn }: { readonly kind: CredentialKind; readonly expiresOn: string | null }) {
  if (expiresOn === null) return `${credentialLabels[kind]} not checked`
  if (holdsOn(expiresOn, viewerToday())) return endsSoonText({ kind, expiresOn })
  return `${credentialLabels[kind]} ended on ${formatDate(expiresOn)}`
}

/** "First aid ends on Sat 5 Dec 2026" */
export function endsSoonText({ kind, expiresOn }: { readonly kind: CredentialKind; readonly expiresOn: string }) {
  return `${credentialLabels[kind]} ends on ${formatDate(expiresOn)}`
}
