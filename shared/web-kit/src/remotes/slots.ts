import type { ComponentType } from 'react'
import type { RemoteModule, SlotName, SlotProps } from './remote-module.ts'

/** Which remote fills which slot. */
const owners: Readonly<Record<SlotName, string>> = {
  bookingChat: 'mfe_chat',
  shortlistStar: 'mfe_booking',
  guestDetails: 'mfe_booking',
  activitiesOnMap: 'mfe_booking',
  activitiesAtPlace: 'mfe_booking',
  locationSwitcher: 'mfe_provider',
  locationPin: 'mfe_map',
  placesMap: 'mfe_map',
  placePanel: 'mfe_map',
  placeFilters: 'mfe_map',
}

type LoadRemote = (name: string) => Promise<RemoteModule>

let loadRemote: LoadRemote | null = null

/** Lets slots load remotes. The shell calls it once; a remote that runs alone does not, and its slots stay empty. */
export function enableSlots(load: LoadRemote): void {
  loadRemote = load
}

/** The component that fills a slot. Rejects when its owner is missing or its deployed version does not fill it; the next call tries again. */
export async function loadSlot<Name extends SlotName>(name: Name): Promise<ComponentType<SlotProps[Name]>> {
  if (!loadRemote) throw new Error(`Nobody fills the slot ${name} here.`)
  const { slots } = await loadRemote(owners[name])
  const fill = slots?.[name]
  if (!fill) throw new Error(`${owners[name]} does not fill the slot ${name}.`)
  return fill()
}
