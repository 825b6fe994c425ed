import { Card } from '@waymark/ui/card'
import { DataTable } from '@waymark/ui/data-table'
import { Stack } from '@waymark/ui/stack'
import { useId } from 'react'
import type { Insights } from './insight-sums.ts'
import css from './insights.module.css'

/** Why bookings were cancelled, in the words of those who did. */
export function CancellationReasons({ cancellations }: Pick<Insights, 'cancellations'>) {
  const id = useId()
  if (cancellations.length === 0) return null
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <div>
          <h2 id={id} className={css.title}>
            Why bookings were cancelled
          </h2>
          <p className={css.small}>In the words of those who cancelled. The most frequent come first.</p>
        </div>
        <DataTable
          caption="Why bookings were cancelled"
          columns={[
            { id: 'reason', header: 'Reason', isRowHeader: true, cell: ({ reason }) => reason || 'No reason given' },
            {
              id: 'by',
              header: 'What was cancelled',
              cell: (one) => (one.isBySession ? 'The session' : 'The booking'),
            },
            { id: 'count', header: 'Bookings', isNumeric: true, cell: ({ bookingCount }) => bookingCount },
          ]}
          rows={cancellations}
          idOf={({ reason, isBySession }) => `${isBySession}:${reason}`}
          isDense
        />
      </Stack>
    </Card>
  )
}
