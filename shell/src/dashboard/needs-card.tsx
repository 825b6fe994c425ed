import { account } from '@waymark/contracts/account'
import { needsPath } from '@waymark/domain/rights/route-access'
import { Card } from '@waymark/ui/card'
import { LinkButton } from '@waymark/ui/link-button'
import { useCall } from '@waymark/web-kit/use-call'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import css from './dashboard-cards.module.css'

/** For somebody who has not said what they need; nothing once they have. */
export function NeedsCard() {
  const found = useCall(account.getNeeds, {}, { ignore401: true })
  if (found.data?.needs.length !== 0) return null
  return (
    <Card as="section" labelledBy="what-you-need">
      <h2 id="what-you-need" className={css.title}>
        What do you need?
      </h2>
      <p>Say it once, and each place tells you how it fits. Only you see it.</p>
      <LinkButton isWide icon={SlidersHorizontal} href={needsPath}>
        Say what you need
      </LinkButton>
    </Card>
  )
}
