import { type CredentialKind, credentialLabels } from '@waymark/domain/account/credentials'
import { formatDate } from '../page/format.ts'

/** "Police vetting not checked", "First aid ended on Thu 3 Dec 2026". */
export function lackedText({ kind, expiresOn }: { readonly kind: CredentialKind; readonly expiresOn: string | null }) {
  const label = credentialLabels[kind]
  return expiresOn === null ? `${label} not checked` : `${label} ended on ${formatDate(expiresOn)}`
}

/** "First aid ends on Sat 5 Dec 2026" */
export function endsSoonText({ kind, expiresOn }: { readonly kind: CredentialKind; readonly expiresOn: string }) {
  return `${credentialLabels[kind]} ends on ${formatDate(expiresOn)}`
}
