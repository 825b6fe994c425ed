import { ageRangeText } from '@waymark/domain/account/age'
import type { ActivityStatus } from '@waymark/domain/enums'
import { Avatar } from '@waymark/ui/avatar'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { type Fact, Facts } from '@waymark/ui/facts'
import { PlaceArt } from '@waymark/ui/place-art'
import { StatusBadge } from '@waymark/ui/status-badge'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import styles from './activity.module.css'
import type { Activity } from './activity-draft.ts'
import { ActivityStaffDialog } from './activity-staff-dialog.tsx'

const statusWords: Record<ActivityStatus, string> = {
  Draft: 'Nobody sees a draft. Publish it once it has a session to come.',
  Active: 'Published. People can book its sessions.',
  Completed: 'It is over. Open it again to add sessions.',
  Cancelled: 'It is cancelled. Copy it to start again.',
}

/** An activity at a glance: its picture, where it stands, its numbers, and who runs it. */
export function ActivityCard({ saved, mayChange }: { readonly saved: Activity; readonly mayChange: boolean }) {
  const { banner, otherPictures, status, staff } = saved
  const [isChangingStaff, setChangingStaff] = useState(false)
  return (
    <section className={styles.card} aria-label="At a glance">
      <div className={styles.pictures}>
        {banner ? (
          <img className={styles.banner} src={banner.url} alt={banner.alt} />
        ) : (
          <div className={styles.banner}>
            <PlaceArt of="walk" />
          </div>
        )}
        {otherPictures.length > 0 && (
          <ul className={styles.others}>
            {otherPictures.slice(0, 3).map(({ pictureId, smallUrl, alt }) => (
              <li key={pictureId}>
                <img src={smallUrl} alt={alt} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.words}>
        <Cluster>
          <StatusBadge status={status} />
          <span className={styles.soft}>{statusWords[status]}</span>
        </Cluster>
        <Facts facts={factsOf(saved)} />
        <Cluster isSpread>
          <div className={styles.team}>
            <h2 className={styles.teamTitle}>Who runs it</h2>
            {staff.length === 0 ? (
              <p className={styles.soft}>Nobody yet. New sessions start without staff.</p>
            ) : (
              <ul className={styles.people}>
                {staff.map((person) => (
                  <li key={person.userProfileId}>
                    <Avatar name={fullName(person)} />
                    {fullName(person)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {mayChange && (
            <Button icon={UserPlus} onPress={() => setChangingStaff(true)}>
              Change staff
            </Button>
          )}
        </Cluster>
      </div>
      {isChangingStaff && <ActivityStaffDialog saved={saved} onClose={() => setChangingStaff(false)} />}
    </section>
  )
}

function factsOf(saved: Activity): Fact[] {
  const { priceCents, currency, maxSpacesPerSession, comingSessions, concessionPriceCents, wheelchairSpaces } = saved
  return [
    priceCents === 0
      ? { label: 'Price a space', value: 'Free' }
      : {
          label: 'Price a space',
          value: formatMoney(priceCents),
          unit: currency,
          ...(concessionPriceCents === null ? {} : { note: `Concession ${formatMoney(concessionPriceCents)}` }),
        },
    {
      label: 'Spaces a session',
      value: String(maxSpacesPerSession),
      ...(wheelchairSpaces === 0 ? {} : { note: formatCount(wheelchairSpaces, 'wheelchair space') }),
    },
    { label: 'Ages', value: ageRangeText(saved) },
    { label: 'Sessions to come', value: String(comingSessions) },
  ]
}
