import { serviceArea } from '@waymark/contracts/service-area'
import type { CountryId } from '@waymark/domain/enums'
import { type FormHandle, useForm } from '@waymark/web-kit/use-form'
import { type Location, type LocationDraft, locationToSend } from '../location-draft.ts'
import { type FarPin, useFarPin } from './use-far-pin.ts'

export interface LocationForm extends FormHandle<typeof serviceArea.updateServiceArea, LocationDraft> {
  readonly farPin: FarPin
}

interface LocationFormOptions {
  /** Null for a new location. */
  readonly location: Location | null
  readonly countryId: CountryId
  /** The form's initial values. */
  readonly values: LocationDraft
  readonly draft: string
  readonly onSaved: (location: Location) => void | Promise<void>
}

/** The form of a location's details, new or saved. */
export function useLocationForm({ location, countryId, values, draft, onSaved }: LocationFormOptions): LocationForm {
  const farPin = useFarPin(values)
  const form = useForm(serviceArea.updateServiceArea, {
    values,
    toInput: (typed) => locationToSend(typed, location, countryId),
    asks: ['StrandsSessions'],
    draft,
    before: async (typed) => {
      await farPin.check(typed)
      return {}
    },
    onSuccess: onSaved,
  })
  return { ...form, farPin }
}
