import { serviceWatch } from '@waymark/contracts/service-watch'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Loaded } from '@waymark/ui/loaded'
import { Spoken } from '@waymark/ui/spoken'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useRef } from 'react'

/** The services that somebody waits for, each near a place, with a way to wait no longer. */
export function ServiceWatches() {
  const found = useCall(serviceWatch.getServiceWatches, {})
  const list = useRef<HTMLDivElement>(null)
  const remove = useSend(serviceWatch.removeServiceWatch, {
    onSuccess: () => {
      notify('success', 'Taken out. We do not tell you of it.')
      list.current?.focus()
    },
  })
  const sendingId = remove.isPending ? remove.variables.input.serviceWatchId : null
  return (
    <div ref={list} tabIndex={-1}>
      <Loaded of={found} what="what you wait for" count={1} headingLevel={3}>
        {(watches) =>
          watches.length === 0 ? (
            <p>
              You wait for nothing. Where nobody offers a service near you,{' '}
              <TextLink href="/booking/book-service">booking a service</TextLink> lets you be told when somebody does.
            </p>
          ) : (
            <Stack as="ul" gap={3}>
              {watches.map(({ serviceWatchId, serviceName, placeLabel }) => (
                <Cluster key={serviceWatchId} as="li" gap={4} isSpread>
                  <span>
                    <b>{serviceName}</b> near <Spoken>{placeLabel}</Spoken>
                  </span>
                  <Button
                    size="small"
                    variant="dangerQuiet"
                    isPending={sendingId === serviceWatchId}
                    pendingLabel="Taking it out"
                    onPress={() => remove.mutate({ input: { serviceWatchId } })}
                  >
                    Take out{' '}
                    <VisuallyHidden>
                      {serviceName} near {placeLabel}
                    </VisuallyHidden>
                  </Button>
                </Cluster>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </div>
  )
}
