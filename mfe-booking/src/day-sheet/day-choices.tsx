import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { DateField } from '@waymark/ui/date-field'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { LocationsFilter } from '../booking-list/locations-filter.tsx'
import { StaffFilter } from '../booking-list/staff-filter.tsx'
import css from './day-sheet.module.css'
import type { DaySheetQuery } from './day-sheet-query.ts'

interface DayChoicesProps {
  readonly serviceAreaId: number
  readonly query: DaySheetQuery
  /** The day that is shown; null until it is known which day is today there. */
  readonly shownDate: string | null
  readonly open: (changes: Partial<DaySheetQuery>) => void
}

/** Which day, of which locations and of whom. */
export function DayChoices({ serviceAreaId, query, shownDate, open }: DayChoicesProps) {
  const { staffUserProfileId, isAllLocations } = query
  return (
    <div className={css.choices}>
      <DateField label="Day" value={shownDate} onAccept={(day) => day !== null && open({ date: day })} />
      {shownDate !== null && (
        <span className={css.steps}>
          <Button icon={ChevronLeft} onPress={() => open({ date: addDays(shownDate, -1) })}>
            Day before
          </Button>
          <Button onPress={() => open({ date: null })}>Today</Button>
          <Button iconAfter={ChevronRight} onPress={() => open({ date: addDays(shownDate, 1) })}>
            Day after
          </Button>
        </span>
      )}
      <LocationsFilter
        isAll={isAllLocations}
        onChange={(isAll) => open({ isAllLocations: isAll, staffUserProfileId: null })}
      />
      {!isAllLocations && (
        <StaffFilter
          serviceAreaId={serviceAreaId}
          value={staffUserProfileId}
          onChange={(id) => open({ staffUserProfileId: id })}
        />
      )}
    </div>
  )
}
