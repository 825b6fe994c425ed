import { business } from '@waymark/contracts/business'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { formatInstant } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'

type Organisation = OutputOf<typeof business.businessProfile>

/** The organisation of the person while Waymark has suspended it, or closed it for good; undefined while it is open. */
export function useSuspendedOrganisation(): Organisation | undefined {
  const { data } = useCall(business.businessProfile, {}, { ignore401: true })
  return data?.suspension ? data : undefined
}

/** Why Waymark has closed the organisation of the person, and what that means. */
export function SuspensionNotice({ of }: { readonly of: Organisation | undefined }) {
  if (!of?.suspension) return null
  const { isForGood, reason, keepsBookings, at } = of.suspension
  return (
    <Notice
      tone="warning"
      title={isForGood ? `Waymark has closed ${of.accountName} for good` : `Waymark has suspended ${of.accountName}`}
    >
      <p>{reason}</p>
      <p>
        Since {formatInstant(at)} nobody can find or book your locations.{' '}
        {keepsBookings
          ? 'What is booked stays booked: please keep to it.'
          : 'What was booked is cancelled, and everybody who had booked was told.'}
      </p>
      <p>
        <TextLink href="/contact-us">Ask us about it</TextLink>
      </p>
    </Notice>
  )
}
