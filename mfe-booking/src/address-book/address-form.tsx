import { addressBook } from '@waymark/contracts/address-book'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { addressOf, addressParts, type ChosenPlace } from '../place/place.ts'
import { PlaceField } from '../place/place-field.tsx'
import { PointOnMap } from '../place/point-on-map.tsx'
import css from './address-book.module.css'
import type { SavedAddress } from './saved.ts'
import { TakenOutNotice, takenOutMessage } from './taken-out.tsx'

interface AddressFormProps {
  /** Null adds one. */
  readonly address: SavedAddress | null
  /** It was taken out elsewhere while its form is open. */
  readonly isGone?: boolean
  readonly onClose: () => void
}

export const addressDraft = (savedAddressId: number | null) => `saved-address:${savedAddressId ?? 'new'}`

/** An address that the person books for: its words, how to get in, and its point where they set one. */
export function AddressForm({ address, isGone = false, onClose }: AddressFormProps) {
  const savedAddressId = address?.savedAddressId ?? null
  const countryId = useAppStore(({ user }) => user?.countryId ?? 1)
  const form = useForm(addressBook.saveAddress, {
    values: useMemo(() => valuesOf(address), [address]),
    toInput: ({ street, place, placeText: _text, unit, ...values }) => ({
      ...values,
      savedAddressId: isGone ? null : savedAddressId,
      AddressForService: addressOf(street, place?.label ?? ''),
      UnitNumberForService: unit,
      LatitudeForService: place?.latitude ?? null,
      LongitudeForService: place?.longitude ?? null,
    }),
    check: ({ street, place, placeText }) => ({
      street: street.trim() === '' ? 'Write the street and number.' : undefined,
      place: place ? undefined : placeProblem(placeText),
    }),
    pathOf: fieldOfPath,
    draft: addressDraft(savedAddressId),
    onSuccess: (_answer, { values, reset }) => {
      notify('success', `${values.label.trim()} is saved.`)
      reset()
      onClose()
    },
  })
  const { place, placeText, isExactPoint } = form.values
  const takenOut = address && isGone ? takenOutMessage(address.label, form.error) : {}
  const cancel = () => {
    form.reset()
    onClose()
  }
  return (
    <Form
      {...form.props}
      {...takenOut}
      label={address ? `Change ${address.label}` : 'Add an address'}
      purpose="save the address"
    >
      {address && isGone && <TakenOutNotice name={address.label} error={form.error} />}
      <TextField
        {...form.field('label')}
        label="What you call it"
        hint="Home, Mum’s place."
        autoComplete="off"
        autoFocus={!form.isRestored}
      />
      <div className={css.streetAndUnit}>
        <TextField {...form.field('street')} label="Street and number" autoComplete="off" maxCharacters={200} />
        <TextField {...form.field('unit')} label="Unit" isOptional />
      </div>
      <PlaceField
        name="place"
        where={{ countryId }}
        defaultText={placeText}
        errorMessage={form.props.errors.place}
        onTextChange={(text) =>
          form.change({ placeText: text, ...(text === place?.label ? {} : { place: null, isExactPoint: false }) })
        }
        onChange={(chosen) => form.change({ place: chosen, placeText: chosen.label, isExactPoint: false })}
      />
      {place && (
        <PointOnMap
          countryId={countryId}
          place={place}
          isExactPoint={isExactPoint}
          onMove={(point) => form.change({ place: { ...place, ...point }, isExactPoint: true })}
        />
      )}
      <TextArea
        {...form.field('accessNotes')}
        label="How do people get in?"
        hint="Gate, key safe, lift, dog. Only the people who come see it."
        maxCharacters={500}
      />
      <Checkbox {...form.tick('isDefault')}>Choose it first when I book</Checkbox>
      <Cluster gap={3}>
        <SubmitButton pendingLabel="Saving">
          {isGone ? 'Add again' : address ? 'Save changes' : 'Save this address'}
        </SubmitButton>
        <Button onPress={cancel}>Cancel</Button>
      </Cluster>
    </Form>
  )
}

function placeProblem(text: string): string {
  return text.trim() === '' ? 'Choose the suburb, town or city.' : 'Choose one of the places in the list.'
}

/** The field of the form that shows the error at a path of the call's input. */
function fieldOfPath(path: string): string {
  if (path === 'AddressForService') return 'street'
  if (path === 'UnitNumberForService') return 'unit'
  return path === 'LatitudeForService' || path === 'LongitudeForService' ? 'place' : path
}

function valuesOf(address: SavedAddress | null) {
  const { street, placeLabel } = addressParts(address?.AddressForService ?? '')
  const place: ChosenPlace | null = address && {
    label: placeLabel,
    latitude: address.LatitudeForService,
    longitude: address.LongitudeForService,
  }
  return {
    label: address?.label ?? '',
    street,
    unit: address?.UnitNumberForService ?? '',
    placeText: placeLabel,
    place,
    accessNotes: address?.accessNotes ?? '',
    isExactPoint: address?.isExactPoint ?? false,
    isDefault: address?.isDefault ?? false,
  }
}
