import { shortlist } from '@waymark/contracts/shortlist'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { announce } from '@waymark/web-kit/announcement'
import { isFramed } from '@waymark/web-kit/framed'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { useLocation } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { toggleOnVisitorShortlist, useVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import { useVisitor } from '@waymark/web-kit/who'
import Star from 'lucide-react/icons/star'
import { TakeOffDialog } from './take-off-dialog.tsx'
import { useTakeOff } from './use-take-off.ts'

type ShortlistStarProps = SlotProps['shortlistStar'] & {
  /** Moves the focus elsewhere where the star disappears with its place. */
  readonly onTakenOff?: () => void
  /** Beside a button that matters more. */
  readonly isQuiet?: boolean
}

/** Puts a place on the person's shortlist or takes it off. A visitor's is kept in their page until they log in; a provider has none. */
export function ShortlistStar(props: ShortlistStarProps) {
  const session = useAppStore((state) => state.session)
  const visitor = useVisitor()
  if (session === 'signedOut' || !visitor) return <VisitorToggle {...props} />
  if (!accessRules.asConsumer(visitor)) return null
  return <Toggle {...props} />
}

function VisitorToggle({ serviceAreaId, serviceAreaName, isQuiet = false }: ShortlistStarProps) {
  const isOn = useVisitorShortlist((state) => state.serviceAreaIds.includes(serviceAreaId))
  const { pathname, search } = useLocation()
  return (
    <>
      <Button
        size="small"
        variant={isQuiet ? 'quiet' : 'secondary'}
        onPress={() => {
          toggleOnVisitorShortlist(serviceAreaId)
          announce(`${serviceAreaName} ${isOn ? 'is off' : 'is on'} your shortlist.`)
        }}
      >
        <Icon of={Star} isFilled={isOn} />
        {isOn ? 'On your shortlist' : 'Add to shortlist'}
        <VisuallyHidden>{isOn ? `: ${serviceAreaName}. Take it off` : `: ${serviceAreaName}`}</VisuallyHidden>
      </Button>
      {isOn && !isFramed() && (
        <TextLink href={`/login?url=${encodeURIComponent(pathname + search)}`} isStandalone>
          Log in to keep it
        </TextLink>
      )}
    </>
  )
}

function Toggle({ serviceAreaId, serviceAreaName, onTakenOff, isQuiet = false }: ShortlistStarProps) {
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
        variant={isQuiet ? 'quiet' : 'secondary'}
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
