import { addressBook } from '@waymark/contracts/address-book'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { AddressesPart } from './addresses-part.tsx'
import { FavouritesPart } from './favourites-part.tsx'
import { RecipientsPart } from './recipients-part.tsx'

/** The people and addresses that somebody books for, kept for the next time. */
export function AddressBookPage() {
  const page = usePage()
  const found = useCall(addressBook.getAddressBook, {})
  return (
    <Page>
      <PageHeading
        page={page}
        lead="Kept for your next booking. Only you see them, until you book: then the people who come see what belongs to the visit."
      />
      <Loaded of={found} what="the people and addresses you book for" shape="cards" count={2}>
        {({ recipients, addresses, favourites = [] }) => (
          <Stack gap={8}>
            <RecipientsPart recipients={recipients} />
            <AddressesPart addresses={addresses} />
            <FavouritesPart favourites={favourites} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
