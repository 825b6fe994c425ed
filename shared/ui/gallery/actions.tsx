import { Avatar } from '@waymark/ui/avatar'
import { Breadcrumb } from '@waymark/ui/breadcrumb'
import { Button } from '@waymark/ui/button'
import { CopyButton } from '@waymark/ui/copy-button'
import { Counter } from '@waymark/ui/counter'
import { LinkButton } from '@waymark/ui/link-button'
import { MenuButton } from '@waymark/ui/menu-button'
import { Tabs } from '@waymark/ui/tabs'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const places = [
  { id: 'newtown', label: 'Kōwhai Care, Newtown', detail: 'Provider' },
  { id: 'rata', label: 'Rātā House, Newtown', detail: 'Consumer' },
]

/** Buttons, menus and navigation. */
export function Actions() {
  const [place, setPlace] = useState('newtown')
  const [tab, setTab] = useState<'weekly' | 'away'>('weekly')
  return (
    <>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button variant="primary">Confirm booking</Button>
          <Button icon={CalendarPlus}>Add to calendar</Button>
          <Button variant="quiet" icon={ArrowLeft}>
            Back to the list
          </Button>
          <Button variant="danger">Cancel booking</Button>
          <Button variant="dangerFill">Yes, cancel it</Button>
        </div>
        <div className={styles.row}>
          <Button variant="primary" isPending>
            Confirm booking
          </Button>
          <Button isPending pendingLabel="Sending">
            Send
          </Button>
          <LinkButton href="#map" isPill size="small" icon={SlidersHorizontal}>
            All filters <Counter count={3} word="set" />
          </LinkButton>
          <Button size="large" variant="primary">
            Find places
          </Button>
          <CopyButton text="https://waymark.example/booking/1" size="small">
            Copy the link
          </CopyButton>
        </div>
        <div className={styles.row}>
          <Button variant="primary" disabledReason="Choose a day and a time first.">
            Confirm booking
          </Button>
        </div>
        <div className={styles.deep}>
          <Button variant="onDeep">Register</Button>
          <Button variant="onDeepQuiet">How it works</Button>
        </div>
      </Section>
      <Section title="Menus">
        <div className={styles.row}>
          <MenuButton
            variant="barEdge"
            size="small"
            icon={MapPin}
            label="Your locations"
            items={places}
            selectedId={place}
            onSelect={setPlace}
          >
            {places.find(({ id }) => id === place)?.label}
          </MenuButton>
          <MenuButton
            variant="bar"
            size="small"
            label="Your account"
            items={[
              { id: 'profile', label: 'Profile', icon: User, href: '#profile' },
              { id: 'out', label: 'Log out', icon: LogOut },
            ]}
          >
            <Avatar name="Hēmi Parata" tone="teal" /> Hēmi Parata
          </MenuButton>
          <MenuButton
            variant="quiet"
            size="small"
            icon={Ellipsis}
            hasChevron={false}
            label="Hēmi Parata, 9:15 am"
            groups={[
              { title: 'Booking', items: [{ id: 'open', label: 'Open', href: '#open' }] },
              { title: 'Careful', items: [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' }] },
            ]}
          >
            More
          </MenuButton>
        </div>
      </Section>
      <Section title="Finding the way">
        <Breadcrumb
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Location settings', href: '#settings' },
            { label: 'Scheduling', href: '#scheduling' },
          ]}
        />
        <Tabs
          label="Scheduling"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'weekly', label: 'Weekly times', content: <p>Times that come back every week.</p> },
            { id: 'away', label: 'Time away', content: <p>Days without any time.</p> },
          ]}
        />
      </Section>
    </>
  )
}
