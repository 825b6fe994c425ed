import { AccessFit } from '@waymark/ui/access-fit'
import { AddressLink } from '@waymark/ui/address-link'
import { Avatar } from '@waymark/ui/avatar'
import { Card } from '@waymark/ui/card'
import { Counter } from '@waymark/ui/counter'
import { Facts } from '@waymark/ui/facts'
import { FitBadge } from '@waymark/ui/fit-badge'
import { ImageTile } from '@waymark/ui/image-tile'
import { LinkCard } from '@waymark/ui/link-card'
import { Measure } from '@waymark/ui/measure'
import { PlaceArt } from '@waymark/ui/place-art'
import { SeatBar } from '@waymark/ui/seat-bar'
import { SectionHeading } from '@waymark/ui/section-heading'
import { SortableTiles } from '@waymark/ui/sortable-tiles'
import { StatusBadge } from '@waymark/ui/status-badge'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { VenueArt } from '@waymark/ui/venue-art'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="#cfe3ea"/><circle cx="200" cy="100" r="60" fill="#dda032"/></svg>',
)}`

/** Status, fit, facts and cards. */
export function Marks() {
  return (
    <>
      <Section title="Status">
        <div className={styles.row}>
          <StatusBadge status="New" />
          <StatusBadge status="Confirmed" />
          <StatusBadge status="Completed" />
          <StatusBadge status="Cancelled" />
          <StatusBadge status="Incomplete" />
          <StatusBadge status="Draft" />
          <StatusBadge status="Active" />
          <StatusBadge status="Full" />
        </div>
        <div className={styles.row}>
          <SeatBar taken={7} held={2} total={12} />
          <SeatBar taken={1240} total={2000} />
        </div>
        <div className={styles.row}>
          <Tag icon={MapPin} tone="place">
            Te Aro
          </Tag>
          <Tag>Free to enter</Tag>
          <Tag tone="choice">Chosen by you</Tag>
          <Counter count={3} word="unread" />
          <Counter count={47} word="bookings" look="ring" />
          <Avatar name="Aroha Ngata" />
          <Avatar name="Sina Leota" tone="ink" />
          <Avatar name="Hēmi Parata" tone="teal" size="large" />
        </div>
      </Section>
      <Section title="Access Fit">
        <div className={styles.row}>
          <FitBadge state="met" />
          <FitBadge state="notMet" />
          <FitBadge state="unknown" />
        </div>
        <AccessFit needs={['met', 'met', 'met', 'met', 'unknown']} form="full" />
        <Facts
          facts={[
            { label: 'Front door', value: '82', unit: 'cm', drawing: 'door', note: 'You need 80 cm.' },
            { label: 'Street to counter', value: '0', unit: 'steps', drawing: 'ramp', note: 'Ramp 1:14, rails' },
            { label: 'Hearing loop', value: 'Yes', drawing: 'loop', note: 'T-coil, counter' },
            { label: 'Turning space', value: '152', unit: 'cm', drawing: 'turning', note: 'Measured by staff' },
            { label: 'Lift', value: '110', unit: 'cm', drawing: 'lift', note: 'To level 1' },
            { label: 'Parking', value: '2', unit: 'spaces', drawing: 'parking', note: 'Side street' },
            { label: 'Side door', value: '3', unit: 'steps', drawing: 'steps', note: 'No rail' },
            { label: 'Quiet room', value: 'Yes', drawing: 'quiet', note: 'Ask at the desk' },
          ]}
        />
        <div className={styles.columns}>
          <div>
            <p>
              <b>Doorway: need 80 cm, has 82 cm</b>
            </p>
            <Measure need={80} have={82} scaleEnd={160} />
          </div>
          <div>
            <p>
              <b>Doorway: need 80 cm, has 71 cm</b>
            </p>
            <Measure need={80} have={71} scaleEnd={160} />
          </div>
        </div>
      </Section>
      <Section title="Cards">
        <div className={styles.columns}>
          <LinkCard
            title="Kōwhai Community Library"
            href="#library"
            picture={<VenueArt of="library" />}
            meta="Library · Te Aro · 0.3 km"
            isSelected
          >
            <AccessFit needs={['met', 'met', 'met', 'met', 'unknown']} />
          </LinkCard>
          <LinkCard
            title="Tūī Studio Theatre"
            href="#theatre"
            picture={<VenueArt of="theatre" />}
            meta="Theatre · Mount Victoria · 0.8 km"
          >
            <AccessFit needs={['met', 'met', 'met', 'met', 'notMet']} />
          </LinkCard>
          <Card picture={<PlaceArt of="room" />} as="article">
            <h3>Book again</h3>
            <p>Morning care, 1 hour, with Kōwhai Care.</p>
            <AddressLink address="42 Daniell Street, Newtown" />
          </Card>
          <Card as="article">
            <SectionHeading level={3} actions={<TextLink href="#all">All 8</TextLink>}>
              Shortlist
            </SectionHeading>
            <p>Pools, galleries and people you like.</p>
          </Card>
          <ImageTile
            src={picture}
            alt="The side door with its ramp"
            caption="Side door with the ramp"
            acceptedTypes={['image/jpeg', 'image/png']}
            onEdit={() => {}}
            onReplace={() => {}}
            onDelete={() => {}}
          />
          <ImageTile src={picture} alt="The hoist in the bedroom" uploadPercent={60} />
        </div>
        <SortedPictures />
        <div className={styles.columns}>
          <Card picture={<VenueArt of="cafe" />}>
            <h3>Harakeke Café</h3>
          </Card>
          <Card picture={<VenueArt of="gallery" />}>
            <h3>Pōhutukawa Gallery</h3>
          </Card>
          <Card picture={<VenueArt of="pool" />}>
            <h3>Mānuka Street Pool</h3>
          </Card>
          <Card picture={<PlaceArt of="hoist" />}>
            <h3>Rimu Physio</h3>
          </Card>
        </div>
      </Section>
    </>
  )
}

/** Pictures that can be put in order. */
function SortedPictures() {
  const [ids, setIds] = useState([1, 2, 3])
  return (
    <SortableTiles
      label="Pictures, in their order"
      items={ids}
      idOf={(id) => id}
      nameOf={pictureName}
      onReorder={setIds}
    >
      {(id) => <ImageTile src={picture} alt={pictureName(id)} caption={pictureName(id)} />}
    </SortableTiles>
  )
}

const pictureName = (id: number) => `The door from ${id} m away`
