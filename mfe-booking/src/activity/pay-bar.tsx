import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatMoney } from '@waymark/web-kit/format'
import type { ReactNode } from 'react'
import css from './pay-bar.module.css'

interface PayBarProps {
  readonly totalCents: number
  readonly currency: string
  /** The one button of the screen. */
  readonly children: ReactNode
}

/** The price and the one button, in sight at the foot of a narrow column: a booking beside the map. */
export function PayBar({ totalCents, currency, children }: PayBarProps) {
  return (
    <div className={css.bar}>
      <p className={css.price}>
        <VisuallyHidden>To pay: </VisuallyHidden>
        {totalCents === 0 ? (
          'Free'
        ) : (
          <>
            {formatMoney(totalCents)} <small>{currency}</small>
          </>
        )}
      </p>
      {children}
    </div>
  )
}
