import { business } from '@waymark/contracts/business'
import { Notice } from '@waymark/ui/notice'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextLink } from '@waymark/ui/text-link'
import { useCall } from '@waymark/web-kit/use-call'
import styles from './business-forms.module.css'

/** The badge partners that vouch for the organisation's public venues. */
export function BadgeLogos({ accountId }: { readonly accountId: number }) {
  const found = useCall(business.getAccountBadgeLogos, { accountId })
  if (found.isPending) return <Skeleton label="Loading your badges" count={1} />
  if (found.isError)
    return (
      <Notice tone="danger" title="Your badges did not load.">
        {found.error.message}
      </Notice>
    )
  if (found.data.length === 0)
    return (
      <p>
        No organisation vouches for your places yet. <TextLink href="/contact-us">Ask us how to get a badge</TextLink>
      </p>
    )
  return (
    <ul className={styles.badges}>
      {found.data.map(({ url, alt }) => (
        <li key={url} className={styles.badge}>
          <img src={url} alt="" />
          {alt}
        </li>
      ))}
    </ul>
  )
}
