import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { formatTime, wallOf } from '@waymark/web-kit/format'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { marksText } from './mark-queue.ts'
import type { CheckIn } from './use-check-in.ts'
import styles from './who-comes.module.css'

interface OfflineStripProps {
  readonly checkIn: CheckIn
  /** When the list was read. */
  readonly listFrom: Date | null
  readonly timeZone: string
}

/** Says that there is no connection, what waits on this device, and that all goes on as usual. */
export function OfflineStrip({ checkIn, listFrom, timeZone }: OfflineStripProps) {
  const { waiting, offlineSince, isSending, tryNow } = checkIn
  const clock = (time: Date) => formatTime(wallOf(time.toISOString(), timeZone))
  const isShown = offlineSince !== null || (waiting.length > 0 && !isSending)
  return (
    <div role="status">
      {isShown && (
        <div className={styles.offline}>
          <Icon of={WifiOff} />
          <p>
            <b>
              {offlineSince === null
                ? 'Some check-ins are not sent yet.'
                : `No connection since ${clock(offlineSince)}.`}
            </b>{' '}
            Go on as usual.{' '}
            {waiting.length > 0 &&
              `${marksText(waiting)} ${waiting.length === 1 ? 'waits' : 'wait'} on this device and ${waiting.length === 1 ? 'goes' : 'go'} out by ${waiting.length === 1 ? 'itself' : 'themselves'}. `}
            {listFrom && `The list is from ${clock(listFrom)}.`}
          </p>
          <Button icon={RefreshCw} isPending={isSending} pendingLabel="Trying" onPress={tryNow}>
            Try now
          </Button>
        </div>
      )}
    </div>
  )
}
