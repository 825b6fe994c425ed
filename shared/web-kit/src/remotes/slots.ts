import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { RemoteModule, SlotName, SlotProps } from './remote-module.ts'

/** Which remote fills which slot. */
const owners: Readonly<Record<SlotName, string>> = {
  bookingChat: 'mfe_chat',
  reassignBookings: 'mfe_provider',
  staffProfile: 'mfe_provider',
  shortlistStar: 'mfe_booking',
  guestDetails: 'mfe_booking',
  keptClients: 'mfe_booking',
  activitiesOnMap: 'mfe_booking',
  activitiesAtPlace: 'mfe_booking',
  locationSwitcher: 'mfe_provider',
  locationPin: 'mfe_map',
  placesMap: 'mfe_map',
  placePanel: 'mfe_map',
  placeFilters: 'mfe_map',
}

/** What a slot is for people, as "… did not load" says it. */
export const slotWords: Readonly<Record<SlotName, string>> = {
  bookingChat: 'Messages',
  reassignBookings: 'The reassignment',
  staffProfile: 'Your photo and languages',
  shortlistStar: 'The shortlist',
  guestDetails: 'Your details',
  keptClients: 'What was booked with your email address',
  activitiesOnMap: 'The activities',
  activitiesAtPlace: 'The activities',
  locationSwitcher: 'The choice of your location',
  locationPin: 'The map',
  placesMap: 'The map',
  placePanel: 'The place',
  placeFilters: 'The filters',
}

/** The slots of this page that did not load, for the page to say so once, with a button that loads it again. */
export const useFailedSlots = create<{ readonly names: readonly SlotName[] }>(() => ({ names: [] }))

/** Remembers that a slot did not load, or that it has. */
export function recordSlot(name: SlotName, isThere: boolean): void {
  const { names } = useFailedSlots.getState()
  if (names.includes(name) !== isThere) return
  useFailedSlots.setState({ names: isThere ? names.filter((one) => one !== name) : [...names, name] })
}

type LoadRemote = (name: string) => Promise<RemoteModule>

let loadRemote: LoadRemote | null = null

/** Lets slots load remotes. The shell calls it once; a remote that runs alone does not, and its slots stay empty. */
export function enableSlots(load: LoadRemote): void {
  loadRemote = load
}

/** On this page no slot is filled: a remote runs alone. */
export class NoSlotsHere extends Error {
  override readonly name = 'NoSlotsHere'
}

/** The component that fills a slot. Rejects when its owner is missing or its deployed version does not fill it; the next call tries again. */
export async function loadSlot<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  if (!loadRemote) throw new NoSlotsHere(`Nobody fills the slot ${name} here.`)
  const { slots } = await loadRemote(owners[name])
  const fill = slots?.[name]
  if (!fill) throw new Error(`${owners[name]} does not fill the slot ${name}.`)
  return fill()
}
