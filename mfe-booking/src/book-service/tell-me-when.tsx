import { serviceWatch } from '@waymark/contracts/service-watch'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { LinkButton } from '@waymark/ui/link-button'
import { TextLink } from '@waymark/ui/text-link'
import { signInHref } from '@waymark/web-kit/kept-booking'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import Bell from 'lucide-react/icons/bell'
import { useRef } from 'react'
import type { ChosenPlace } from '../place/place.ts'

interface TellMeWhenProps {
  readonly serviceId: number
  readonly serviceName: string
  readonly place: ChosenPlace
  /** This page with what was chosen, to come back to. */
  readonly path: string
}

/** Where nobody offers a service: being told once when somebody does. */
export function TellMeWhen(props: TellMeWhenProps) {
  const isStranger = useAppStore(({ user }) => user === null)
  return (
    <Card as="section" labelledBy="tell-me-when">
      <h3 id="tell-me-when">Wait for it</h3>
      {isStranger ? <StrangerWatch {...props} /> : <OwnWatch {...props} />}
    </Card>
  )
}

function StrangerWatch({ serviceName, place, path }: TellMeWhenProps) {
  return (
    <>
      <p>
        We can tell you when somebody offers {serviceName.toLowerCase()} near {place.label}. For that you need an
        account. You come back here, with the service and the place.
      </p>
      <Cluster gap={3}>
        <LinkButton href={signInHref('/register-profile', { path })}>Register to be told</LinkButton>
        <LinkButton href={signInHref('/login', { path })}>Log in to be told</LinkButton>
      </Cluster>
    </>
  )
}

function OwnWatch({ serviceId, serviceName, place }: TellMeWhenProps) {
  const kept = useCall(serviceWatch.getServiceWatches, {})
  const words = useRef<HTMLParagraphElement>(null)
  const focusWords = useFocusAfter(words)
  const watch = useSend(serviceWatch.watchService, { onSuccess: focusWords })
  const remove = useSend(serviceWatch.removeServiceWatch, { onSuccess: focusWords })
  const found = kept.data?.find((one) => one.serviceId === serviceId && isNear(one, place))
  return (
    <>
      <p ref={words} tabIndex={-1}>
        {found ? (
          <>
            We tell you once when somebody offers {serviceName.toLowerCase()} near {found.placeLabel}: in the app, and
            by email as you choose <TextLink href="/user/profile#waiting">in your profile</TextLink>.
          </>
        ) : (
          'You get one message, which leads to who can come. Nothing is booked.'
        )}
      </p>
      {(watch.error ?? remove.error) && <p role="alert">{(watch.error ?? remove.error)?.message}</p>}
      <div>
        {found ? (
          <Button
            isPending={remove.isPending}
            pendingLabel="Taking it out"
            onPress={() => remove.mutate({ input: { serviceWatchId: found.serviceWatchId } })}
          >
            Do not tell me
          </Button>
        ) : (
          <Button
            icon={Bell}
            variant="primary"
            isPending={watch.isPending}
            pendingLabel="Keeping it"
            onPress={() =>
              watch.mutate({
                input: {
                  ServiceId: serviceId,
                  placeLabel: place.label.slice(0, 100),
                  LatitudeForService: place.latitude,
                  LongitudeForService: place.longitude,
                },
              })
            }
          >
            Tell me when somebody offers this near {place.label}
          </Button>
        )}
      </div>
    </>
  )
}

/** A place is kept to a hundredth of a degree. */
function isNear(kept: { readonly latitude: number; readonly longitude: number }, place: ChosenPlace): boolean {
  const isSame = (a: number, b: number) => Math.round(a * 100) === Math.round(b * 100)
  return isSame(kept.latitude, place.latitude) && isSame(kept.longitude, place.longitude)
}
