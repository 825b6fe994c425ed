import { calendar } from '@waymark/contracts/calendar'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { CopyButton } from '@waymark/ui/copy-button'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { formatInstant } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import css from './booking-list.module.css'
import { type BookingSide, useManagesBookings } from './booking-side.ts'

const doneText = {
  open: 'Your calendar address is ready.',
  renew: 'This is your new calendar address. The old one no longer works.',
  close: 'The address is closed and no longer works.',
} as const

interface CalendarFeedDialogProps {
  readonly side: BookingSide | null
  readonly onClose: () => void
}

function coversText(coversLocations: boolean | undefined): string | null {
  if (coversLocations === undefined) return null
  return coversLocations
    ? 'Your calendar now has all bookings of the locations you manage.'
    : 'Your calendar now has only what you do or booked yourself.'
}

type FeedChange = InputOf<typeof calendar.updateCalendarFeed>
type Feed = OutputOf<typeof calendar.getCalendarFeed>

const saidOf = ({ action, coversLocations }: FeedChange): string => coversText(coversLocations) ?? doneText[action]

function isFeedAs({ action, coversLocations }: FeedChange, { url, ...feed }: Feed, urlBefore: string | null): boolean {
  if (action === 'close') return url === null
  if (action === 'renew') return url !== null && url !== urlBefore
  return url !== null && (coversLocations === undefined || coversLocations === feed.coversLocations)
}

/** The private address that a calendar subscribes to: opened, renewed or closed by its owner. */
export function CalendarFeedDialog({ side, onClose }: CalendarFeedDialogProps) {
  const manages = useManagesBookings() && side?.side === 'provider'
  const feed = useCall(calendar.getCalendarFeed, {})
  const [said, setSaid] = useState('')
  const [urlBefore, setUrlBefore] = useState<string | null>(null)
  const update = useSend(calendar.updateCalendarFeed, {
    quiet: true,
    onSuccess: (_, input) => setSaid(saidOf(input)),
  })
  const sending = update.isPending ? update.variables.input.action : null
  const send = (input: FeedChange) => {
    setSaid('')
    setUrlBefore(feed.data?.url ?? null)
    update.mutate({ input })
  }
  const act = (action: FeedChange['action']) => send({ action })
  const cover = (coversLocations: boolean) => send({ action: 'open', coversLocations })
  // Where the answer was lost, what came of it is read again.
  const foundDone =
    update.error?.isUnknown && feed.data && isFeedAs(update.variables.input, feed.data, urlBefore)
      ? saidOf(update.variables.input)
      : null
  return (
    <Dialog isOpen onClose={onClose} title="Your bookings in your calendar">
      <Stack>
        <p>
          Add this private address to your calendar app to see your bookings there. Anyone who has it can read them, so
          keep it to yourself.
        </p>
        <p role="status" className={css.second}>
          {foundDone ?? said}
        </p>
        <Loaded of={feed} what="your calendar address" count={1} headingLevel={3}>
          {({ url, createdAt, coversLocations }) =>
            url === null ? (
              <div>
                <Button variant="primary" isPending={sending === 'open'} onPress={() => act('open')}>
                  Make my calendar address
                </Button>
              </div>
            ) : (
              <Stack>
                <p className={css.feedUrl}>{url}</p>
                {manages && (
                  <Checkbox
                    isSelected={coversLocations}
                    onChange={cover}
                    hint="Everybody’s visits and sessions, not only those you do yourself."
                  >
                    Show all bookings of the locations I manage
                  </Checkbox>
                )}
                {createdAt && <p className={css.second}>Made {formatInstant(createdAt)}.</p>}
                <Cluster>
                  <CopyButton text={url} variant="primary">
                    Copy the address
                  </CopyButton>
                  <Button isPending={sending === 'renew'} onPress={() => act('renew')}>
                    Make a new one
                  </Button>
                  <Button variant="danger" isPending={sending === 'close'} onPress={() => act('close')}>
                    Close the address
                  </Button>
                </Cluster>
                <p className={css.second}>When you make a new one, or close it, the old address stops working.</p>
              </Stack>
            )
          }
        </Loaded>
        {update.error && foundDone === null && (
          <Notice tone="danger" isLive>
            {update.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
