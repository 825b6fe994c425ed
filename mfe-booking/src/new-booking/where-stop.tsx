import { maxSaved } from '@waymark/contracts/address-book'
import { distanceKm } from '@waymark/domain/place/distance'
import { outsideRadius, outsideRadiusText } from '@waymark/domain/place/radius'
import { Button } from '@waymark/ui/button'
import { focusField } from '@waymark/ui/focus-field'
import { Notice } from '@waymark/ui/notice'
import { RadioCards } from '@waymark/ui/radio-cards'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { formatDistance } from '@waymark/web-kit/format'
import { addressText, type SavedAddress } from '../address-book/saved.ts'
import { type ChosenPlace, measuredTo } from '../place/place.ts'
import { PlaceField } from '../place/place-field.tsx'
import { PointOnMap } from '../place/point-on-map.tsx'
import type { AnswersDraft } from './booking-draft.ts'
import { answersOfAddress, type KnownAddress } from './known-answers.ts'
import css from './new-booking.module.css'
import { readerText } from './side-words.ts'
import type { AnswerProps } from './stop-props.ts'

interface WhereStopProps extends AnswerProps {
  /** Where the person books for, the default first. */
  readonly addresses: readonly SavedAddress[]
  /** The address of the person's last booking. */
  readonly lastAddress: KnownAddress | null
  /** The address of the location that books. */
  readonly ownAddress: KnownAddress | null
}

/** The address of the visit, how to get in, and whether they come that far. */
export function WhereStop(props: WhereStopProps) {
  const { offer, form, addresses } = props
  const { draft, change } = form
  const place = form.mark('place')
  return (
    <>
      <KnownAddresses {...props} />
      <div className={css.streetAndUnit}>
        <TextField {...form.written('street')} label="Street and number" autoComplete="address-line1" />
        <TextField {...form.written('unit')} label="Unit" isOptional autoComplete="address-line2" />
      </div>
      <PlaceField
        {...place}
        where={{ countryId: offer.countryId }}
        defaultText={draft.placeText}
        onTextChange={(placeText) =>
          change({ placeText, ...(placeText === draft.place?.label ? {} : { place: null, isExactPoint: false }) })
        }
        onChange={(chosen) => change({ place: chosen, placeText: chosen.label, isExactPoint: false })}
      />
      {draft.place && place.errorMessage === undefined && (
        <Distance offer={offer} place={draft.place} isExactPoint={draft.isExactPoint} isForClient={form.isForClient} />
      )}
      {draft.place && (
        <PointOnMap
          countryId={offer.countryId}
          place={draft.place}
          isExactPoint={draft.isExactPoint}
          onMove={(point) => draft.place && change({ place: { ...draft.place, ...point }, isExactPoint: true })}
        />
      )}
      <TextArea
        {...form.written('accessNotes')}
        label="How do they get in?"
        hint={`Gate, key safe, lift, dog. ${readerText(offer, form)}`}
        isOptional
        maxCharacters={500}
      />
      {draft.place && draft.savedAddressId === null && addresses.length < maxSaved && !form.isForClient && (
        <TextField
          {...form.written('keepsAddressAs')}
          label="Keep this address as"
          hint="Such as Home or Mum’s place. If you leave it empty, we do not keep the address."
          isOptional
          autoComplete="off"
        />
      )}
    </>
  )
}

const another = 'another'

/** The addresses that are kept; without any, the last one or that of the location. */
function KnownAddresses({ form, addresses, lastAddress, ownAddress }: WhereStopProps) {
  const { draft, change } = form
  const isOpen = draft.street === '' && draft.placeText === ''
  const known = ownAddress ?? lastAddress
  return (
    <>
      {addresses.length > 0 && (
        <RadioCards
          label="Where is the visit?"
          isLabelHidden
          options={[
            ...addresses.map((one) => ({ id: String(one.savedAddressId), label: one.label, detail: addressText(one) })),
            { id: another, label: 'Another address', detail: 'Write it below' },
          ]}
          value={draft.savedAddressId === null ? (isOpen ? null : another) : String(draft.savedAddressId)}
          onChange={(id) => {
            const saved = addresses.find(({ savedAddressId }) => String(savedAddressId) === id)
            if (saved) change(answersOfAddress(saved, saved.savedAddressId))
            else if (draft.savedAddressId !== null) change(noAddress)
          }}
        />
      )}
      {known && isOpen && (
        <div className={css.lastAddress}>
          <div>
            <p className={css.small}>{knownFrom(ownAddress !== null, form.isForClient)}</p>
            <b>{known.AddressForService}</b>
          </div>
          <Button
            onPress={() => {
              change(answersOfAddress(known))
              // The button disappears once its address is used.
              focusField('street')
            }}
          >
            Use this address
          </Button>
        </div>
      )}
    </>
  )
}

function knownFrom(isOwn: boolean, isForClient: boolean): string {
  if (isOwn) return 'Where your location is'
  return isForClient ? 'Where you came last' : 'Where you booked last'
}

const noAddress: Partial<AnswersDraft> = {
  savedAddressId: null,
  street: '',
  unit: '',
  place: null,
  placeText: '',
  accessNotes: '',
  isExactPoint: false,
}

interface DistanceProps {
  readonly offer: AnswerProps['offer']
  readonly place: ChosenPlace
  readonly isExactPoint: boolean
  readonly isForClient: boolean
}

function Distance({ offer, place, isExactPoint, isForClient }: DistanceProps) {
  const outside = outsideRadius(offer, offer.radiusKm, place)
  if (outside)
    return (
      <Notice tone="danger" title="Outside the area." isLive>
        {outsideRadiusText(outside)} Choose another address, or another provider.
      </Notice>
    )
  return (
    <Notice tone="fit" title="In the area." isLive>
      {formatDistance(distanceKm(offer, place))} from {offer.accountName} {measuredTo(isExactPoint)}.{' '}
      {isForClient ? 'You' : 'They'} travel up to {formatDistance(offer.radiusKm)}.
    </Notice>
  )
}
