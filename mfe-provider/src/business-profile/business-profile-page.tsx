import { business } from '@waymark/contracts/business'
import { type BusinessSubtype, businessSubtype } from '@waymark/domain/enums'
import { countryOf } from '@waymark/domain/place/countries'
import { holdsServiceRole } from '@waymark/domain/rights/roles'
import { DescriptionList } from '@waymark/ui/description-list'
import { HelpOn } from '@waymark/ui/help-on'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { type PagePart, Parts } from '@waymark/ui/parts'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { CardPaymentsState } from '../card-payments/card-payments-state.tsx'
import { BadgeLogos } from './badge-logos.tsx'
import { BookingWidget } from './booking-widget.tsx'
import { LogoForm } from './logo-form.tsx'
import { type Business, ProfileForm } from './profile-form.tsx'
import { SubscriptionPart } from './subscription-part.tsx'
import { subtypeNames } from './subtype-names.ts'

/** /business/profile: what people read about the organisation. */
export function BusinessProfilePage() {
  const page = usePage()
  const found = useCall(business.businessProfile, {})

  return (
    <>
      <PageHeading page={page} lead="What people read about your organisation before they book." />
      <Loaded of={found} what="your organisation" shape="form" count={5} kept="Anything you typed here before is kept.">
        {(profile) => <Parts parts={partsOf(profile)} />}
      </Loaded>
    </>
  )
}

function partsOf(profile: Business): readonly PagePart[] {
  const bookingButton: PagePart = {
    id: 'booking-button',
    title: 'A booking button for your website',
    children: <BookingWidget />,
  }
  return [
    {
      id: 'name',
      title: 'Name and contact',
      help: <HelpOn helpKey="accountProfile" />,
      children: (
        <>
          <DescriptionList
            items={[
              { term: 'Kind', detail: <Kind subtype={profile.businessAccountSubtype} /> },
              { term: 'Country', detail: countryOf(profile.countryId)?.name ?? '' },
            ]}
          />
          <ProfileForm
            profile={profile}
            saveLabel="Save name and contact"
            onSaved={() => notify('success', 'Your organisation is saved.')}
          />
        </>
      ),
    },
    {
      id: 'logo',
      title: 'Logo and description',
      children: (
        <LogoForm
          profile={profile}
          saveLabel="Save logo and description"
          onSaved={() => notify('success', 'Logo and description are saved.')}
        />
      ),
    },
    {
      id: 'badges',
      title: 'Badges',
      hint: 'Organisations that vouch for your places. Their badges show on your listings and on the map.',
      children: <BadgeLogos accountId={profile.accountId} />,
    },
    ...(holdsServiceRole(profile.businessAccountSubtype) ? [bookingButton] : []),
    {
      id: 'payments',
      title: 'Card payments',
      children: <CardPaymentsState profile={profile} from="profile" />,
    },
    { id: 'plan', title: 'Plan', children: <SubscriptionPart countryId={profile.countryId} /> },
  ]
}

function Kind({ subtype }: { readonly subtype: BusinessSubtype | null }) {
  if (subtype === null) return 'Not given'
  return (
    <>
      {subtypeNames[subtype]} {subtype === businessSubtype.Hybrid && <HelpOn helpKey="hybridAccount" />}
    </>
  )
}
