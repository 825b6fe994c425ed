import { addressBook } from '@waymark/contracts/address-book'
import { Checkbox } from '@waymark/ui/checkbox'
import { TextLink } from '@waymark/ui/text-link'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { type ShownStaff, staffName } from './staff-person.tsx'

interface FavouriteTickProps {
  readonly person: ShownStaff
  readonly serviceAreaId: number
  readonly serviceAreaName: string
  /** Whom the client asks for first there; null for nobody. */
  readonly favouriteId: number | null
}

/** Asks for somebody first in each new booking at a location, or no more. */
export function FavouriteTick({ person, serviceAreaId, serviceAreaName, favouriteId }: FavouriteTickProps) {
  const name = staffName(person)
  const keep = useSend(addressBook.keepFavouriteStaff, {
    onSuccess: () => notify('success', `New bookings at ${serviceAreaName} ask for ${name} first.`),
  })
  const remove = useSend(addressBook.removeFavouriteStaff, {
    onSuccess: () => notify('success', `New bookings at ${serviceAreaName} ask for nobody in particular.`),
  })
  const isOn = keep.isPending || (favouriteId === person.userProfileId && !remove.isPending)
  return (
    <Checkbox
      isSelected={isOn}
      isDisabled={keep.isPending || remove.isPending}
      label={`Ask for ${name} first`}
      errorMessage={(keep.error ?? remove.error)?.message}
      hint={
        <>
          In each new booking at {serviceAreaName}. Only you see this. It is kept with the{' '}
          <TextLink href="/booking/people">people and addresses you book for</TextLink>.
        </>
      }
      onChange={(isWanted) => {
        if (isWanted) keep.mutate({ input: { serviceAreaId, staffUserProfileId: person.userProfileId } })
        else remove.mutate({ input: { serviceAreaId } })
      }}
    >
      Ask for {name} first
    </Checkbox>
  )
}
