import { account } from '@waymark/contracts/account'
import { accessOption } from '@waymark/domain/access-fit/options'
import { needsPath } from '@waymark/domain/rights/route-access'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import css from './profile-page.module.css'

/** What is kept of a person's needs, and the way to the page that changes it. */
export function NeedsSummary() {
  const found = useCall(account.getNeeds, {})
  return (
    <Loaded of={found} what="your needs" count={1}>
      {({ needs }) => (
        <>
          <p className={css.soft}>
            {needs.length === 0
              ? 'You have not said anything yet.'
              : `${formatCount(needs.length, 'need')}: ${needs
                  .flatMap(({ accessibilityOptionId }) => accessOption(accessibilityOptionId)?.label ?? [])
                  .join(', ')}.`}
          </p>
          <div>
            <LinkButton href={needsPath}>
              {needs.length === 0 ? 'Say what you need' : 'Change what you need'}
            </LinkButton>
          </div>
        </>
      )}
    </Loaded>
  )
}
