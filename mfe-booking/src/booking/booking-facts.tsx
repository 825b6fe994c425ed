import { phoneHref } from '@waymark/domain/account/phone'
import { providerName } from '@waymark/domain/booking/provider-name'
import { nobodyText } from '@waymark/domain/booking/status'
import { bookingStatus } from '@waymark/domain/enums'
import { addressWithUnit } from '@waymark/domain/place/unit'
import { AddressLink } from '@waymark/ui/address-link'
import { Card } from '@waymark/ui/card'
import { DescriptionList } from '@waymark/ui/description-list'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { formatDistance } from '@waymark/web-kit/format'
import type { ReactNode } from 'react'
import { needLabels } from '../access-fit/need-label.ts'
import { measuredTo } from '../place/place.ts'
import { StaffPeople } from '../staff/staff-person.tsx'
import css from './booking.module.css'
import type { BookingDetail } from './booking-detail.ts'

interface Item {
  readonly term: string
  readonly detail: ReactNode
}

/** What was agreed, or requested, until somebody is found. Empty parts are left out. */
export function BookingFacts({ detail }: { readonly detail: BookingDetail }) {
  return (
    <Card as="section" labelledBy="booking-facts">
      <h2 id="booking-facts">{wasAgreed(detail) ? 'What was agreed' : 'What was asked for'}</h2>
      <DescriptionList
        items={[...whatItems(detail), ...whoItems(detail), ...whereItems(detail), ...noteItems(detail)]}
      />
    </Card>
  )
}

function wasAgreed({ status }: BookingDetail): boolean {
  return status !== bookingStatus.New && status !== bookingStatus.Incomplete
}

function whatItems(detail: BookingDetail): Item[] {
  const { bookingId, itemName, itemDetail, RequestedPeopleQty: people, insteadOfBookingId } = detail
  const peopleText = people > 1 ? `, ${people} people` : ''
  return [
    { term: 'What', detail: `${itemName}, ${itemDetail.toLowerCase()}${peopleText}` },
    { term: 'Price', detail: detail.feeDisplay },
    ...(detail.pricingDescription ? [{ term: 'About the price', detail: detail.pricingDescription }] : []),
    { term: 'Booking number', detail: bookingId },
    ...(insteadOfBookingId === null
      ? []
      : [
          {
            term: 'Instead of',
            detail: <TextLink href={`/booking/${insteadOfBookingId}`}>A time when nobody was free</TextLink>,
          },
        ]),
  ]
}

function whoItems(detail: BookingDetail): Item[] {
  const { mySide, otherRecipient } = detail
  const otherSide =
    mySide === 'client'
      ? { term: 'With', name: providerName(detail), phone: detail.providerPhone }
      : { term: 'Client', name: detail.clientName, phone: detail.clientPhone }
  return [
    { term: otherSide.term, detail: <NameAndPhone name={otherSide.name} phone={otherSide.phone} /> },
    ...(detail.bookedFor ? [{ term: 'Booked for', detail: detail.bookedFor }] : []),
    ...(otherRecipient
      ? [{ term: 'For', detail: <NameAndPhone name={otherRecipient.name} phone={otherRecipient.phone} /> }]
      : []),
    {
      term: mySide === 'client' ? 'Who comes' : 'Staff',
      detail: detail.staff.length > 0 ? <StaffPeople staff={detail.staff} /> : nobodyText(detail),
    },
  ]
}

function whereItems(detail: BookingDetail): Item[] {
  const { AddressForService: address, UnitNumberForService: unit, distanceKm, isExactPoint, accessNotes } = detail
  // Without a point of its own the position is that of the suburb: directions go to the words.
  const point = { latitude: detail.LatitudeForService, longitude: detail.LongitudeForService }
  const getsIn = accessNotes ? [{ term: 'Getting in', detail: <Typed>{accessNotes}</Typed> }] : []
  // Whoever is deleted took their address along.
  if (address === '') return getsIn
  return [
    {
      term: 'Where',
      detail: (
        <>
          {addressWithUnit(unit, '')}
          <AddressLink address={address} {...(isExactPoint ? { position: point } : {})} isPlain />
          <SecondLine>
            {formatDistance(distanceKm)} from {detail.serviceAreaName} {measuredTo(isExactPoint)}
          </SecondLine>
        </>
      ),
    },
    ...getsIn,
  ]
}

function noteItems(detail: BookingDetail): Item[] {
  const { Notes: notes, otherRecipient, sharedNeeds, sharesRecipientNeeds, clientName } = detail
  const needs = needLabels(sharedNeeds)
  const needsOf = sharesRecipientNeeds ? otherRecipient?.name : clientName
  const needsTerm = otherRecipient ? `Access needs of ${needsOf}` : 'Access needs'
  return [
    ...(otherRecipient?.notes
      ? [{ term: `About ${otherRecipient.name}`, detail: <Typed>{otherRecipient.notes}</Typed> }]
      : []),
    ...(notes ? [{ term: 'Notes', detail: <Typed>{notes}</Typed> }] : []),
    ...(needs.length > 0 ? [{ term: needsTerm, detail: <NeedList needs={needs} /> }] : []),
  ]
}

function NeedList({ needs }: { readonly needs: readonly string[] }) {
  return (
    <ul>
      {needs.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  )
}

function Typed({ children }: { readonly children: string }) {
  return <span className={css.typed}>{children}</span>
}

function NameAndPhone({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  return (
    <>
      {name}
      {phone && (
        <span className={css.phone}>
          <TextLink href={phoneHref(phone)} isStandalone>
            {phone}
          </TextLink>
        </span>
      )}
    </>
  )
}
