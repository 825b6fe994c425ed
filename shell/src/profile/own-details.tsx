import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Loaded } from '@waymark/ui/loaded'
import { useCall } from '@waymark/web-kit/use-call'
import type { ReactNode } from 'react'

/** What a person says of themself. */
export type OwnProfile = OutputOf<typeof account.getProfile>

/** A form of the person's own details, once they are read. */
export function OwnDetails({ children }: { readonly children: (own: OwnProfile) => ReactNode }) {
  const found = useCall(account.getProfile, {}, { refetchOnFocus: true })
  return (
    <Loaded of={found} what="your details" shape="form" count={2} kept="Nothing you saved is lost.">
      {children}
    </Loaded>
  )
}
