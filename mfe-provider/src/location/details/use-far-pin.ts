import { isCoordinate, type Point } from '@waymark/domain/place/coordinates'
import { distanceKm } from '@waymark/domain/place/distance'
import { CallError } from '@waymark/web-kit/call-error'
import { useState } from 'react'
import type { LocationDraft } from '../location-draft.ts'

type Pin = Pick<LocationDraft, 'suburb' | 'latitude' | 'longitude'>

interface Suburb extends Point {
  readonly name: string
}

/** A pin further away than this is hardly in the suburb that is written beside it. */
const maxKm = 50

export interface FarPin {
  /** The suburb was chosen from the list, which knows where it is. */
  readonly chooseSuburb: (suburb: Suburb) => void
  readonly question: { readonly suburb: string; readonly km: number } | null
  readonly answer: (isRight: boolean) => void
  /** Throws when the pin is far from its suburb, and whoever moved it does not say that it is right. */
  readonly check: (typed: Pin) => Promise<void>
}

/** Asks before a pin is saved far from its suburb: the one that was chosen, otherwise where the pin was before. */
export function useFarPin(before: Pin): FarPin {
  const [suburb, setSuburb] = useState(() => suburbOf(before))
  const [confirmed, setConfirmed] = useState<Suburb | null>(null)
  const [asked, setAsked] = useState<(FarPin['question'] & { resolve: (isRight: boolean) => void }) | null>(null)

  async function check(typed: Pin): Promise<void> {
    const pin = suburbOf(typed)
    if (pin === null || suburb === null || pin.name !== suburb.name) return
    const km = Math.round(distanceKm(pin, suburb))
    if (km <= maxKm || (confirmed !== null && distanceKm(pin, confirmed) <= maxKm)) return
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setAsked({ suburb: suburb.name, km, resolve })
    // The suburb stays where it is: the place may be refused, and then corrected.
    if (await promise) return setConfirmed(pin)
    const message = `Not saved: the pin is ${km} km from ${suburb.name}. Move the pin, or choose another place.`
    throw new CallError({ name: 'PinIsFar', message, status: 409, treatErrorAsInform: true })
  }

  return {
    chooseSuburb: (chosen) => {
      setSuburb(chosen)
      setConfirmed(null)
    },
    question: asked,
    answer: (isRight) => {
      asked?.resolve(isRight)
      setAsked(null)
    },
    check,
  }
}

function suburbOf({ suburb, latitude, longitude }: Pin): Suburb | null {
  if (suburb === '' || !isCoordinate('latitude', latitude) || !isCoordinate('longitude', longitude)) return null
  return { name: suburb, latitude: Number(latitude), longitude: Number(longitude) }
}
