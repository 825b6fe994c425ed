import { business } from '@waymark/contracts/business'
import { Loaded } from '@waymark/ui/loaded'
import { TextLink } from '@waymark/ui/text-link'
import { useCall } from '@waymark/web-kit/use-call'
import styles from './business-forms.module.css'

/** The badge partners that vouch for the organisation's public venues. */
export function BadgeLogos({ accountId }: { readonly accountId: number }) {
  const found = useCall(business.getAccountBadgeLogos, { accountId })
  return (
    <Loaded of={found} what="your badges" count={1} headingLevel={3}>
      {(logos) =>
        logos.length === 0 ? (
          <p>
            No organisation vouches for your places yet.{' '}
            <TextLink href="/contact-us">Ask us how to get a badge</TextLink>
          </p>
        ) : (
          <ul className={styles.badges}>
            {logos.map(({ url, alt }) => (
              <li key={`${alt} ${url}`} className={styles.badge}>
                {url !== '' && <img src={url} alt="" />}
                {alt}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
