import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { distanceKm } from '@waymark/domain/place/distance'
import { outsideRadius, outsideRadiusText } from '@waymark/domain/place/radius'
import { Button } from '@waymark/ui/button'
import { focusField } from '@waymark/ui/focus-field'
import { Notice } from '@waymark/ui/notice'
import { TextField } from '@waymark/ui/text-field'
import { formatDistance } from '@waymark/web-kit/format'
import { addressParts, type ChosenPlace } from '../place/place.ts'
import { PlaceField } from '../place/place-field.tsx'
import css from './new-booking.module.css'
import type { StopProps } from './stop-props.ts'

interface WhereStopProps extends StopProps {
  /** The address of the person's last booking. */
  readonly lastAddress: KnownAddress | null
  /** The address of the location that books. */
  readonly ownAddress: KnownAddress | null
}

type KnownAddress = NonNullable<OutputOf<typeof booking.getDataForNewBooking>['lastAddress']>

/** The address of the visit, and whether they come that far. */
export function WhereStop({ offer, form, lastAddress, ownAddress }: WhereStopProps) {
  const { draft, change } = form
  const place = form.mark('place')
  const isOpen = draft.street === '' && draft.placeText === ''
  const known = ownAddress ?? lastAddress

  function take(address: KnownAddress) {
    const { street, placeLabel } = addressParts(address.AddressForService)
    change({
      street,
      placeText: placeLabel || street,
      place: { label: placeLabel, latitude: address.LatitudeForService, longitude: address.LongitudeForService },
      unit: address.UnitNumberForService ?? '',
    })
    // The button disappears once its address is used.
    focusField('street')
  }

  return (
    <>
      {known && isOpen && (
        <div className={css.lastAddress}>
          <div>
            <p className={css.small}>{ownAddress ? 'Where your location is' : 'Where you booked last'}</p>
            <b>{known.AddressForService}</b>
          </div>
          <Button onPress={() => take(known)}>Use this address</Button>
        </div>
      )}
      <div className={css.streetAndUnit}>
        <TextField {...form.field('street')} label="Street and number" autoComplete="address-line1" />
        <TextField {...form.field('unit')} label="Unit" isOptional />
      </div>
      <PlaceField
        {...place}
        countryId={offer.countryId}
        defaultText={draft.placeText}
        onTextChange={(placeText) =>
          change({ placeText, ...(placeText === draft.place?.label ? {} : { place: null }) })
        }
        onChange={(chosen) => change({ place: chosen, placeText: chosen.label })}
      />
      {draft.place && place.errorMessage === undefined && <Distance offer={offer} place={draft.place} />}
    </>
  )
}

function Distance({ offer, place }: { offer: StopProps['offer']; place: ChosenPlace }) {
  const outside = outsideRadius(offer, offer.radiusKm, place)
  if (outside)
    return (
      <Notice tone="danger" title="Outside the area." isLive>
        {outsideRadiusText(outside)} Choose another address, or another provider.
      </Notice>
    )
  return (
    <Notice tone="fit" title="In the area." isLive>
      {formatDistance(distanceKm(offer, place))} from {offer.accountName}, which travels up to{' '}
      {formatDistance(offer.radiusKm)}.
    </Notice>
  )
}
