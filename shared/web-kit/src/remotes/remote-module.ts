import type { InputOf } from '@waymark/contracts/define-call'
import type { map } from '@waymark/contracts/map'
import type { CountryId, ItemType } from '@waymark/domain/enums'
import type { ComponentType } from 'react'
import type { ActivitySort, AskedActivities } from '../map/activity-search.ts'
import type { ActivityDays, MapFilters, MapState } from '../map/map-state.ts'
import type { VenuesInView } from '../map/use-venues-in-view.ts'
import type { RouteObject } from '../page/router.ts'

export type { ActivitySort, AskedActivities }

/** The layouts of the shell that a screen can use (product.md section 2, "Layouts"). */
export type LayoutName = 'public' | 'dashboard' | 'admin'

/** The props that a slot's host passes to the component that fills it. */
export interface SlotProps {
  /** Message icon on a booking row: opens the chat of that booking and marks a new message. */
  bookingChat: {
    readonly bookingId: number
    readonly itemType: ItemType
    readonly bookingName: string
    readonly havingNewMessage: boolean
  }
  /** Asks who does several bookings instead, best first, and says what is possible before it is done. */
  reassignBookings: {
    readonly serviceAreaId: number
    readonly bookingIds: readonly number[]
    /** Who does them no more; null gives each away from whoever does it. */
    readonly leavingStaffId: number | null
    /** Chosen ones that cannot be given to somebody else, and why. */
    readonly leftOut?: readonly { readonly bookingId: number; readonly name: string; readonly why: string }[]
    readonly onClose: () => void
    /** It is under way: `useBulk(bulkReassign)` says how far it is. */
    readonly onBegun: () => void
  }
  /** The photo and languages that clients see of somebody of a team; `personName` is null for one's own. */
  staffProfile: { readonly userProfileId: number; readonly personName: string | null }
  /** Star that puts a service area on the person's shortlist or takes it off. */
  shortlistStar: { readonly serviceAreaId: number; readonly serviceAreaName: string }
  /** For booking without an account: asks for details, or shows those kept in this browser. `onReady` is called when the person continues. */
  guestDetails: { readonly onReady: () => void }
  /** Asks whether bookings that organisations made for one's email address are one's own. Nothing when there are none. */
  keptClients: Record<never, never>
  /** The activities in a view of the map, as a list that grows. */
  activitiesOnMap: {
    readonly asked: AskedActivities
    readonly sort: ActivitySort
    /** How many there are, once that is known. */
    readonly onCounted: (totalCount: number) => void
    readonly onClearFilters: (() => void) | null
  }
  /** The activities of one place, with their next dates. Nothing when there are none. */
  activitiesAtPlace: {
    readonly asked: AskedActivities
    readonly placeName: string
    /** Of its title; 3 by default. */
    readonly headingLevel?: 2 | 3
  }
  /** The map of the places that a list shows, with everything to move it. */
  placesMap: {
    readonly state: MapState
    /** What the list shows; undefined when it did not load. */
    readonly answer: VenuesInView | undefined
    readonly chosen: { readonly venueId: number; readonly lat: number; readonly lng: number } | null
    readonly hrefOf: (venueId: number) => string
    readonly onMoved: (view: Pick<MapState, 'centre' | 'zoom'>) => void
    readonly onKeyboardMove: () => void
    readonly onVenue: (venueId: number) => void
    /** The map cannot be drawn here, for example without WebGL. */
    readonly onFailure: (reason: string) => void
    readonly onShowList: (() => void) | null
  }
  /** One public place: its facts, what can be booked there, how to ask. Escape and "All places" close it. */
  placePanel: {
    readonly venueId: number
    readonly needs: VenuesInView['needs']
    /** The person's latest choice, which moves the focus to the name; null when the address named the place. */
    readonly choice: object | null
    /** Called with the place once it has loaded. */
    readonly onFound: (venue: { readonly venueId: number; readonly lat: number; readonly lng: number }) => void
    readonly onClose: () => void
  }
  /** Every filter of the map in a dialog. They apply at once. */
  placeFilters: {
    readonly filters: MapFilters
    readonly days: ActivityDays
    /** What the list shows: "12 places"; null until that is known. */
    readonly counted: string | null
    readonly view: InputOf<typeof map.getFilterCounts>
    readonly onFilters: (changed: Partial<MapFilters>, days?: ActivityDays) => void
    readonly onClose: () => void
  }
  /** Switcher of the current location in the top bar, for business accounts. */
  locationSwitcher: Record<never, never>
  /** Map of one location: its pin, moved by mouse, touch and arrow keys, and its radius. */
  locationPin: {
    /** Position of the pin in degrees; null before there is a place. */
    readonly at: { readonly latitude: number; readonly longitude: number } | null
    /** Null draws no radius. */
    readonly radiusKm: number | null
    /** What the map shows while there is no pin. */
    readonly countryId: CountryId
    /** Id of the text that says how to move the pin. */
    readonly describedBy: string
    readonly onMove: (to: { readonly latitude: number; readonly longitude: number }) => void
    /** The map cannot be drawn here, for example without WebGL. */
    readonly onFailure: () => void
  }
}

export type SlotName = keyof SlotProps

/** Loads the component that fills a slot. */
export type SlotFiller<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>

/** What a remote exposes as `./register`: its routes (absolute paths, lazy pages) by layout, and the slots it fills. */
export interface RemoteModule {
  readonly routes: Readonly<Partial<Record<LayoutName, readonly RouteObject[]>>>
  readonly slots?: Readonly<{ [Name in SlotName]?: SlotFiller<Name> }>
}
