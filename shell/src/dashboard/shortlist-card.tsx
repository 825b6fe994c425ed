import { shortlist } from '@waymark/contracts/shortlist'
import { Card } from '@waymark/ui/card'
import { Loaded } from '@waymark/ui/loaded'
import { PlaceArt } from '@waymark/ui/place-art'
import { SectionHeading } from '@waymark/ui/section-heading'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import css from './dashboard-cards.module.css'

const shownMax = 3

/** The first places of the shortlist. */
export function ShortlistCard() {
  const starred = useCall(shortlist.getShortlist, {}, { ignore401: true })
  const count = starred.data?.entries.length ?? 0
  return (
    <Card as="section" labelledBy="shortlist">
      <SectionHeading
        id="shortlist"
        actions={
          count > 0 && (
            <TextLink href="/shortlist" isStandalone>
              All {count}
            </TextLink>
          )
        }
      >
        Shortlist
      </SectionHeading>
      <Loaded of={starred} what="your shortlist" count={2} headingLevel={3}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className={css.soft}>
              Nothing here yet. Press the star on a place to find it again;{' '}
              <TextLink href="/location-map">the map</TextLink> is a good start.
            </p>
          ) : (
            <ul className={css.places}>
              {entries.slice(0, shownMax).map((entry) => (
                <li key={entry.serviceAreaId}>
                  <span className={css.placePicture}>
                    {entry.accountLogo === null ? <PlaceArt of="walk" /> : <img src={entry.accountLogo} alt="" />}
                  </span>
                  <div>
                    <TextLink href={`/shortlist/${entry.serviceAreaId}`} isStrong isStandalone>
                      {entry.serviceAreaName}
                    </TextLink>
                    <span>
                      {entry.venueTypeName}, {entry.suburb}
                    </span>
                    <span>
                      {entry.serviceCount === 0 ? entry.accountName : formatCount(entry.serviceCount, 'service')}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
