import { booking } from '@waymark/contracts/booking'
import { shortlist } from '@waymark/contracts/shortlist'
import { loginPath } from '@waymark/domain/redirects'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useVisitor } from '@waymark/web-kit/who'
import Star from 'lucide-react/icons/star'

/** Puts a place on the person's shortlist or takes it off. Signed out it leads to the login and back; a provider has no shortlist. */
export function ShortlistStar({ serviceAreaId, serviceAreaName }: SlotProps['shortlistStar']) {
  const session = useAppStore((state) => state.session)
  const visitor = useVisitor()
  const { pathname, search } = useLocation()
  if (session === 'signedOut' || !visitor)
    return (
      <LinkButton
        href={`${loginPath}?${new URLSearchParams({ url: `${pathname}${search}` })}`}
        icon={Star}
        size="small"
      >
        Log in to shortlist <VisuallyHidden>{serviceAreaName}</VisuallyHidden>
      </LinkButton>
    )
  if (!accessRules.asConsumer(visitor)) return null
  return <Toggle serviceAreaId={serviceAreaId} serviceAreaName={serviceAreaName} />
}

const invalidates = [shortlist.getShortlist, booking.getAvailableServiceAreasForNewBooking]

function Toggle({ serviceAreaId, serviceAreaName }: SlotProps['shortlistStar']) {
  const starred = useCall(shortlist.getShortlist, {})
  const add = useSend(shortlist.addShortlist, { invalidates })
  const remove = useSend(shortlist.removeShortlist, { invalidates })
  const isOn = starred.data?.serviceAreaIds.includes(serviceAreaId) ?? false
  const change = isOn ? remove : add
  if (starred.isPending || starred.isError) return null
  return (
    <Button
      size="small"
      isPending={add.isPending || remove.isPending}
      onPress={() => change.mutate({ input: { serviceAreaId } })}
    >
      <Icon of={Star} isFilled={isOn} />
      {isOn ? 'On your shortlist' : 'Add to shortlist'}
      <VisuallyHidden>{isOn ? `: ${serviceAreaName}. Take it off` : `: ${serviceAreaName}`}</VisuallyHidden>
    </Button>
  )
}
