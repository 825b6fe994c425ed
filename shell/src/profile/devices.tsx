import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatInstant } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './devices.module.css'

type Device = OutputOf<typeof account.getSessions>['items'][number]

/** How many devices are shown at first and after each “Show more devices”; the last is the most that a list returns. */
const shownCounts = [10, 20, 50] as const

/** Where the person is signed in; each other device, or all of them at once, can be signed out. */
export function Devices() {
  const [showMoreCount, setShowMoreCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const found = useCall(
    account.getSessions,
    { pageNumber: 1, pageSize: shownCounts[showMoreCount] ?? 50 },
    { keepPrevious: true },
  )
  const endOthers = useSend(account.endOtherSessions, {
    onSuccess: () => notify('success', 'You are signed out on your other devices.'),
  })
  return (
    <Loaded of={found} what="your devices" count={3} kept="Nothing has changed.">
      {({ items, totalCount }) => (
        <div className={css.devices}>
          <ul className={css.list}>
            {items.map((device) => (
              <DeviceRow key={device.sessionId} device={device} />
            ))}
          </ul>
          <div className={css.actions}>
            {items.length < totalCount && showMoreCount + 1 < shownCounts.length && (
              <Button
                onPress={() => setShowMoreCount(showMoreCount + 1)}
                isPending={found.isFetching}
                pendingLabel="Loading"
              >
                Show more devices
              </Button>
            )}
            {totalCount > 1 && (
              <Button variant="danger" onPress={() => setIsAsking(true)}>
                Sign out everywhere else
              </Button>
            )}
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            title="Sign out on all your other devices?"
            confirmLabel="Yes, sign them out"
            cancelLabel="Keep them signed in"
            pendingLabel="Signing out"
            onConfirm={async () => {
              await endOthers.mutateAsync({ input: {} }).catch(() => undefined)
              setIsAsking(false)
            }}
            onCancel={() => setIsAsking(false)}
          >
            You stay signed in here. On the others you need to log in again with your password.
          </ConfirmDialog>
        </div>
      )}
    </Loaded>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { sessionId, deviceName, isCurrent, actingAdminName } = device
  const end = useSend(account.endSession, {
    onSuccess: () => notify('success', `${deviceName} is signed out.`),
  })
  return (
    <li className={css.device}>
      <div className={css.words}>
        <div className={css.name}>
          <b>{deviceName}</b>
          {isCurrent && <Tag tone="choice">This device</Tag>}
        </div>
        {actingAdminName !== null && <p>{actingAdminName} from Waymark is helping you in this session.</p>}
        <p className={css.soft}>Last used {formatInstant(device.lastUsedAt)}</p>
        <p className={css.soft}>Signed in {formatInstant(device.createdAt)}</p>
      </div>
      {!isCurrent && (
        <Button size="small" isPending={end.isPending} onPress={() => end.mutate({ input: { sessionId } })}>
          Sign out{' '}
          <VisuallyHidden>
            {deviceName}, last used {formatInstant(device.lastUsedAt)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
