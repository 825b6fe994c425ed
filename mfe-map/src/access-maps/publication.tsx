import { accessMap } from '@waymark/contracts/access-map'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import ExternalLink from 'lucide-react/icons/external-link'
import { type RefObject, useState } from 'react'
import type { AccessMapDraft } from './access-map.ts'
import css from './access-maps.module.css'
import { unsavedWords } from './count-changes.ts'
import { dayOf } from './day-of.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { MapState } from './map-state.tsx'
import { useMapPaths } from './use-map-paths.ts'

type Question = 'ask' | 'offline' | 'delete' | 'decline'

interface PublicationProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly map: AccessMapDraft
  readonly unsavedCount: number
  readonly isAsking: boolean
  /** Saves what is not saved, and asks the administrators. */
  readonly onAsk: () => void
}

/** Where the publication of a map stands, and what this person can do about it. */
export function Publication({ ref, map, unsavedCount, isAsking, onAsk }: PublicationProps) {
  const { accessMapId, version, title, status, reason, publishedAt, requestedAt, slug } = map
  const { isGlobalAdmin, base } = useMapPaths()
  const navigate = useNavigate()
  const [question, setQuestion] = useState<Question | null>(null)
  const input = { accessMapId, version }
  const close = () => setQuestion(null)
  const focusSection = useFocusAfter(ref)
  const done = (words: string) => {
    notify('success', words)
    ref.current?.focus()
  }
  const publish = useSend(accessMap.publishMap, { onSuccess: () => done(`${title} is public.`) })
  const takeBack = useSend(accessMap.requestMapPublication, {
    onSuccess: () => done('Your request is taken back. The map stays a draft.'),
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
          actions={
            !isGlobalAdmin && (
              <Button
                isPending={takeBack.isPending}
                onPress={() => takeBack.mutate({ input: { ...input, isTakenBack: true } })}
              >
                Take the request back
              </Button>
            )
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
          <Button variant="primary" isPending={isAsking} onPress={() => setQuestion('ask')}>
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
      <ConfirmDialog
        isOpen={question === 'ask'}
        tone="primary"
        title={`Ask us to publish ${title}?`}
        confirmLabel={unsavedCount > 0 ? 'Yes, save it and ask' : 'Yes, ask'}
        cancelLabel="Not yet"
        onCancel={close}
        onConfirm={() => {
          close()
          onAsk()
        }}
      >
        {unsavedCount > 0
          ? `${unsavedWords(unsavedCount)} We save first, and look at the map as you see it here.`
          : `We look at the map as ${map.changedBy} saved it on ${dayOf(map.changedAt)}.`}{' '}
        Until we answer you can go on changing it, and take your request back.
      </ConfirmDialog>
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
          focusSection()
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
