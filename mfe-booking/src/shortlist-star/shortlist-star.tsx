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
import { TakeOffDialog } from './take-off-dialog.tsx'
import { useTakeOff } from './use-take-off.ts'

type ShortlistStarProps = SlotProps['shortlistStar'] & {
  /** Moves the focus elsewhere where the star disappears with its place. */
  readonly onTakenOff?: () => void
}

/** Puts a place on the person's shortlist or takes it off. When signed out it links to the login page and back; a provider has no shortlist. */
export function ShortlistStar(props: ShortlistStarProps) {
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
        Log in to shortlist <VisuallyHidden>{props.serviceAreaName}</VisuallyHidden>
      </LinkButton>
    )
  if (!accessRules.asConsumer(visitor)) return null
  return <Toggle {...props} />
}

function Toggle({ serviceAreaId, serviceAreaName, onTakenOff }: ShortlistStarProps) {
  const starred = useCall(shortlist.getShortlist, {})
  const add = useSend(shortlist.addShortlist)
  const entry = starred.data?.entries.find((one) => one.serviceAreaId === serviceAreaId)
  const takeOff = useTakeOff(entry, onTakenOff)
  const isOn = entry !== undefined
  if (!starred.data) return null
  return (
    <>
      <Button
        size="small"
        isPending={add.isPending || takeOff.isPending}
        onPress={isOn ? takeOff.press : () => add.mutate({ input: { serviceAreaId } })}
      >
        <Icon of={Star} isFilled={isOn} />
        {isOn ? 'On your shortlist' : 'Add to shortlist'}
        <VisuallyHidden>{isOn ? `: ${serviceAreaName}. Take it off` : `: ${serviceAreaName}`}</VisuallyHidden>
      </Button>
      {entry && <TakeOffDialog starred={entry} takeOff={takeOff} />}
    </>
  )
}
