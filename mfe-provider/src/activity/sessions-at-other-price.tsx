import { activitySession } from '@waymark/contracts/activity-session'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { type Currency, formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { priceText } from '../activities/price-text.ts'
import type { SessionRow } from '../sessions/builder-draft.ts'
import { sessionName } from '../sessions/session-words.ts'
import type { Activity } from './activity-draft.ts'

const [, , , maxPage] = limits.pageSizes

/** What a space costs, as it is saved. */
export interface SavedPrice {
  readonly priceCents: number
  readonly concessionPriceCents: number | null
  readonly currency: Currency
}

interface SessionsAtOtherPriceProps {
  /** Of an activity, or of an amenity. */
  readonly activityId: Activity['activityId']
  readonly price: SavedPrice
}

/** Sessions keep the price that they were added with: says which to come have another one, and gives them this. */
export function SessionsAtOtherPrice({ activityId, price }: SessionsAtOtherPriceProps) {
  const { priceCents, concessionPriceCents } = price
  const [isAsking, setAsking] = useState(false)
  const toCome = useCall(activitySession.getActivitySessionsByActivityId, { activityId, pageSize: maxPage })
  const update = useSend(activitySession.updateActivitySession, {
    onSuccess: ({ sessionCount }) =>
      notify(
        'success',
        `${formatCount(sessionCount, 'session')} to come ${are(sessionCount)} ${priceText(price)} now.`,
      ),
  })
  const others = (toCome.data?.items ?? []).filter(
    (row) =>
      (row.status === 'Draft' || row.status === 'Active') &&
      (row.priceCents !== priceCents || row.concessionPriceCents !== concessionPriceCents),
  )
  const [first] = others
  if (!first) return null

  /** A refusal is said by itself, and leaves the question open. */
  async function changeFrom({ activitySessionId, version }: SessionRow) {
    const input = { activitySessionId, version, scope: 'later', priceCents, concessionPriceCents } as const
    await update.mutateAsync({ input }).then(
      () => setAsking(false),
      () => undefined,
    )
  }

  const count = formatCount(others.length, 'session')
  return (
    <>
      <Notice
        tone="warning"
        title={`${count} to come ${others.length === 1 ? 'has' : 'have'} another price.`}
        isLive
        actions={<Button onPress={() => setAsking(true)}>Give them this price</Button>}
      >
        A session keeps the price that it was added with. {sessionName(first)} is {allPrices(first)}.
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        title="Give the sessions to come this price?"
        confirmLabel="Yes, change their price"
        cancelLabel="Keep their prices"
        tone="primary"
        pendingLabel="Changing"
        onConfirm={() => changeFrom(first)}
        onCancel={() => setAsking(false)}
      >
        {sessionName(first)} and all later ones: {allPrices(price)}. What is booked already keeps its price.
      </ConfirmDialog>
    </>
  )
}

/** "$12.50 NZD, concession $8.00 NZD". */
function allPrices({ priceCents, concessionPriceCents, currency }: SavedPrice): string {
  const full = priceText({ priceCents, currency })
  return concessionPriceCents === null
    ? full
    : `${full}, concession ${priceText({ priceCents: concessionPriceCents, currency })}`
}

const are = (count: number) => (count === 1 ? 'is' : 'are')
