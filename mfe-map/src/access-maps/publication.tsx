import { accessMap } from '@waymark/contracts/access-map'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import ExternalLink from 'lucide-react/icons/external-link'
import { type RefObject, useState } from 'react'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'
import { dayOf } from './day-of.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { MapState } from './map-state.tsx'
import { useMapPaths } from './use-map-paths.ts'

type Question = 'offline' | 'delete' | 'decline'

/** Where the publication of a map stands, and what this person can do about it. */
export function Publication({
  map,
  ref,
}: {
  readonly map: AccessMapDraft
  readonly ref: RefObject<HTMLElement | null>
}) {
  const { accessMapId, version, title, status, reason, publishedAt, requestedAt, slug } = map
  const { isGlobalAdmin, base } = useMapPaths()
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question | null>(null)
  const input = { accessMapId, version }
  const close = () => setQuestion(null)
  const done = (words: string) => {
    notify('success', words)
    ref.current?.focus()
  }
  const publish = useSend(accessMap.publishMap, { onSuccess: () => done(`${title} is public.`) })
  const ask = useSend(accessMap.requestMapPublication, {
    onSuccess: () => done('Thank you. We look at your map, and answer here.'),
  })
  const takeOffline = useSend(accessMap.takeMapOffline, { onSuccess: () => done(`${title} is offline.`) })
  const remove = useSend(accessMap.deleteMap, {
    onSuccess: async () => {
      notify('success', `${title} is deleted.`)
      await navigate(base)
    },
  })
  const isPublic = publishedAt !== null
  return (
    <section ref={ref} tabIndex={-1} className={css.publication} aria-label="Publication">
      <p className={css.stateLine}>
        <MapState status={status} isPublic={isPublic} />
        <span>
          {isPublic ? `Public since ${dayOf(publishedAt)}, changed` : 'Changed'} {dayOf(map.changedAt)} by{' '}
          {map.changedBy}
          {map.account && isGlobalAdmin && `, drafted by ${map.account.name}`}
        </span>
      </p>
      {status === 'Requested' && (
        <Notice
          tone="info"
          title={
            isGlobalAdmin
              ? `${map.account?.name ?? 'Somebody'} asks you to publish this map.`
              : 'You asked us to publish this map.'
          }
        >
          {requestedAt && `Asked ${dayOf(requestedAt)}. `}
          {!isGlobalAdmin && 'You can go on changing the map: we look at what you saved last.'}
        </Notice>
      )}
      {status === 'Declined' && reason !== null && (
        <Notice tone="warning" title="Not published yet.">
          {reason}
        </Notice>
      )}
      <Cluster>
        {isPublic && (
          <LinkButton href={`/access-page?m=${slug}`} target="_blank" icon={ExternalLink}>
            Open the map
          </LinkButton>
        )}
        {isGlobalAdmin && status !== 'Published' && (
          <Button variant="primary" isPending={publish.isPending} onPress={() => publish.mutate({ input })}>
            Publish what is saved
          </Button>
        )}
        {isGlobalAdmin && status === 'Requested' && (
          <Button onPress={() => setQuestion('decline')}>Answer with a reason</Button>
        )}
        {!isGlobalAdmin && (status === 'Draft' || status === 'Declined') && (
          <Button variant="primary" isPending={ask.isPending} onPress={() => ask.mutate({ input })}>
            Ask to publish
          </Button>
        )}
        {isPublic ? (
          <Button variant="quiet" onPress={() => setQuestion('offline')}>
            Take it offline
          </Button>
        ) : (
          <Button variant="dangerQuiet" onPress={() => setQuestion('delete')}>
            Delete
          </Button>
        )}
      </Cluster>
      <DeclineDialog map={map} isOpen={question === 'decline'} onClose={close} />
      <ConfirmDialog
        isOpen={question === 'offline'}
        title={`Take ${title} offline?`}
        confirmLabel="Yes, take it offline"
        cancelLabel="Keep it public"
        onCancel={close}
        onConfirm={async () => {
          await takeOffline.mutateAsync({ input }).catch(() => undefined)
          close()
        }}
      >
        Until the map is public again, its link and codes do not work, and websites do not show it. The draft stays.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={`Delete ${title}?`}
        confirmLabel="Yes, delete it"
        cancelLabel="Keep the draft"
        onCancel={close}
        onConfirm={async () => {
          await remove.mutateAsync({ input }).catch(() => undefined)
          close()
        }}
      >
        The draft is deleted for good, with its words, pictures and choices. The places themselves stay.
      </ConfirmDialog>
    </section>
  )
}
