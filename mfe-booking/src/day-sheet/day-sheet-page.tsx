import { bookingTeam } from '@waymark/contracts/booking-team'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { announce } from '@waymark/web-kit/announcement'
import { formatCount, formatDate, zoneName } from '@waymark/web-kit/format'
import { useLocationsChoice } from '@waymark/web-kit/locations-choice'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { DayChoices } from './day-choices.tsx'
import css from './day-sheet.module.css'
import { type DaySheetQuery, daySheetHref, readDaySheetQuery } from './day-sheet-query.ts'
import { PersonSheet } from './person-sheet.tsx'

const peopleOnAPage = 50
const above = [{ title: 'Upcoming bookings', path: '/booking/upcoming' }]

/** /booking/upcoming?sheet=…: the bookings and sessions of one day, a sheet for each person, to read or to print. */
export function DaySheetPage({ serviceAreaId }: { readonly serviceAreaId: number }) {
  const { ref } = usePage('Day sheet', { above })
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const hasSeveral = useLocationsChoice() !== null
  const asked = readDaySheetQuery(params)
  const query = { ...asked, isAllLocations: asked.isAllLocations && hasSeveral }
  const { date, staffUserProfileId, page, isAllLocations } = query
  const sheet = useCall(
    bookingTeam.getDaySheet,
    {
      serviceAreaId,
      ...(date === null ? {} : { date }),
      ...(staffUserProfileId === null ? {} : { staffUserProfileId }),
      isAllLocations,
      pageNumber: page,
      pageSize: peopleOnAPage,
    },
    { keepPrevious: true },
  )
  const namesLocation = { isLocationNamed: isAllLocations }
  const shownDate = date ?? sheet.data?.date ?? null

  function open(changes: Partial<DaySheetQuery>) {
    const next = { ...query, page: 1, ...changes }
    void navigate(daySheetHref(next), { preventScrollReset: true })
    if (next.date !== null) announce(`Day sheet, ${formatDate(next.date)}`)
  }

  return (
    <div className={css.page}>
      <div className={css.screenOnly}>
        <LinkButton variant="quiet" size="small" icon={ArrowLeft} href="/booking/upcoming">
          Upcoming bookings
        </LinkButton>
      </div>
      <PageHeading
        ref={ref}
        lead={sheet.data && leadOf(sheet.data, isAllLocations)}
        actions={
          sheet.data &&
          sheet.data.bookingCount > 0 && (
            <span className={css.screenOnly}>
              <Button variant="primary" icon={Printer} onPress={() => window.print()}>
                Print
              </Button>
            </span>
          )
        }
      >
        Day sheet
      </PageHeading>
      <DayChoices serviceAreaId={serviceAreaId} query={query} shownDate={shownDate} open={open} />
      <Loaded
        of={sheet}
        what="the day sheet"
        shape="table"
        count={6}
        empty={({ items, nobody, amenities }) =>
          items.length + countOf(nobody) + amenities.length === 0 && {
            title: 'Nothing that day',
            action: <Button onPress={() => open({ date: null, staffUserProfileId: null })}>See today</Button>,
            children:
              'Here you will see who goes where, with times, addresses and what the client wrote, and who helps with which session.',
          }
        }
        sum={({ bookingCount, totalCount, nobody, amenities }) =>
          `${formatCount(bookingCount, 'booking or session', 'bookings and sessions')} of ${formatCount(totalCount, 'person', 'people')}${
            countOf(nobody) === 0 ? '' : `, ${countOf(nobody)} of nobody yet`
          }${amenities.length === 0 ? '' : `, ${formatCount(amenities.length, 'amenity session')}`}`
        }
      >
        {({ items, date: day, totalCount, nobody, amenities }) => (
          <>
            {countOf(nobody) > 0 && <PersonSheet name="Nobody yet" work={nobody} date={day} {...namesLocation} />}
            {items.map((person) => (
              <PersonSheet
                key={person.userProfileId}
                name={nameOf(person)}
                work={person}
                date={day}
                {...namesLocation}
              />
            ))}
            {amenities.length > 0 && (
              <PersonSheet
                name="Booked amenities"
                work={{ bookings: [], sessions: amenities }}
                date={day}
                {...namesLocation}
              />
            )}
            {totalCount > peopleOnAPage && (
              <div className={css.screenOnly}>
                <Pagination
                  label="Pages of people"
                  page={page}
                  pageSize={peopleOnAPage}
                  total={totalCount}
                  hrefOf={(next) => daySheetHref({ ...query, page: next })}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

type PersonOfDay = OutputOf<typeof bookingTeam.getDaySheet>['items'][number]

/** "Josh McKenzie (works here no more)": what they have that day is somebody else's to do. */
function nameOf({ firstName, lastName, isInTeam, doesVisits, bookings }: PersonOfDay): string {
  const name = `${firstName} ${lastName}`
  if (isInTeam === false) return `${name} (works here no more)`
  return doesVisits === false && bookings.length > 0 ? `${name} (does no visits here any more)` : name
}

function leadOf({ date, serviceAreaName, timeZone }: OutputOf<typeof bookingTeam.getDaySheet>, isAll: boolean): string {
  return isAll
    ? `${formatDate(date)} at all your locations, in the time of each`
    : `${formatDate(date)}, ${serviceAreaName}, ${zoneName(timeZone)}`
}

function countOf({
  bookings,
  sessions,
}: {
  readonly bookings: readonly unknown[]
  readonly sessions: readonly unknown[]
}): number {
  return bookings.length + sessions.length
}
