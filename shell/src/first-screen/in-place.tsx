import { type ReactNode, useLayoutEffect } from 'react'
import type { PageBeside } from './page-beside.ts'

/** The page in the place of the first screen, from its first commit on. */
export function InPlace({ place, children }: { readonly place: PageBeside; readonly children: ReactNode }) {
  return (
    <>
      <OnceThere run={place.takePlace} />
      {children}
      <OnceThere run={place.giveBack} />
    </>
  )
}

/** Effects run in the order of the page: one before the others, one after them. */
function OnceThere({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run])
  return null
}
