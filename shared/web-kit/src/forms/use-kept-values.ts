import { useState } from 'react'
import { useDraftKey } from './drafts.ts'
import { openForm } from './form-draft.ts'

/** What somebody has typed in the form whose draft is `draft`, for another form to start from; `saved` where there is none. */
export function useKeptValues<Values extends object>(draft: string, saved: Values): Values {
  const storageKey = useDraftKey(draft)
  const [values] = useState(() => openForm(storageKey, saved).values)
  return values
}
