import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { MonthCalendar } from '@waymark/ui/month-calendar'
import { Notice } from '@waymark/ui/notice'
import { RouteDays, RouteEntry } from '@waymark/ui/route-days'
import { RouteLine } from '@waymark/ui/route-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { TimeButtons } from '@waymark/ui/time-buttons'
import { useState } from 'react'
import { Section } from './section.tsx'

const freeCounts: Record<string, number> = {
  '2026-11-20': 0,
  '2026-11-21': 0,
  '2026-11-22': 0,
  '2026-11-23': 0,
  '2026-11-24': 5,
  '2026-11-25': 7,
  '2026-11-26': 3,
  '2026-11-27': 4,
  '2026-11-28': 0,
  '2026-11-29': 0,
  '2026-11-30': 6,
}

/** The booking's stops, its calendar and the days that come. */
export function Times() {
  const [date, setDate] = useState('2026-11-24')
  const [time, setTime] = useState('09:15')
  return (
    <>
      <Section title="Route line">
        <RouteLine
          headingLevel={3}
          stops={[
            {
              id: 'what',
              title: 'What and how long',
              state: 'done',
              children: (
                <DescriptionList
                  items={[
                    { term: 'What', detail: 'Morning care, 1 hour' },
                    { term: 'Who', detail: 'Moana Parata' },
                    { term: 'Where', detail: '42 Daniell Street, Newtown' },
                  ]}
                />
              ),
            },
            {
              id: 'who',
              title: 'Who is it for',
              state: 'invalid',
              stateText: '1 thing to fix',
              children: (
                <Notice tone="warning" title="1 thing to fix:">
                  <TextLink href="#phone">their phone</TextLink>
                </Notice>
              ),
            },
            {
              id: 'when',
              title: 'When',
              state: 'open',
              children: (
                <>
                  <MonthCalendar
                    label="Day of the visit"
                    value={date}
                    onChange={setDate}
                    freeCountOf={(day) => freeCounts[day]}
                    today="2026-11-19"
                  />
                  <TimeButtons
                    title="Tuesday 24 November: 5 free times"
                    headingLevel={3}
                    times={['09:15', '10:30', '11:45', '13:00', '14:45']}
                    value={time}
                    onChange={setTime}
                  />
                  <div>
                    <Button variant="primary">Confirm booking</Button>
                  </div>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Coming up">
        <RouteDays
          days={[
            {
              date: '2026-11-24',
              children: (
                <>
                  <RouteEntry
                    time="9:15 am"
                    title={<TextLink href="#b1">Morning care</TextLink>}
                    detail="Hēmi P. · Sina Leota, Kōwhai Care"
                    status={<StatusBadge status="Confirmed" />}
                  />
                  <RouteEntry
                    time="1:30 pm"
                    title={<TextLink href="#b2">Appointment drive</TextLink>}
                    detail="Moana T. · Tāne Wiremu, Aro Rides"
                    status={<StatusBadge status="New" />}
                  />
                </>
              ),
            },
            {
              date: '2026-11-28',
              children: (
                <RouteEntry
                  time="2:00 pm"
                  title={<TextLink href="#b3">Gallery tour, described</TextLink>}
                  detail="3 spaces · Pōhutukawa Gallery"
                  status={<StatusBadge status="Confirmed" />}
                />
              ),
            },
          ]}
        />
      </Section>
    </>
  )
}
