import type { FormCall } from '@waymark/contracts/define-call'
import type { FormHandle } from '@waymark/web-kit/use-form'
import type { SpacesDraft } from './spaces-draft.ts'

/** What the stops need of a form for spaces, whether it books them or waits for them. */
export type SpacesForm = Pick<FormHandle<FormCall, SpacesDraft>, 'field' | 'values' | 'change'> & {
  readonly props: { readonly errors: Readonly<Record<string, string>> }
}
