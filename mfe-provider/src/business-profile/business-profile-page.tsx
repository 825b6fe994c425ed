import { business } from '@waymark/contracts/business'
import { countryOf } from '@waymark/domain/place/countries'
import { holdsServiceRole } from '@waymark/domain/rights/roles'
import { DescriptionList } from '@waymark/ui/description-list'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { CardPaymentsState } from '../card-payments/card-payments-state.tsx'
import { HelpOn } from '../help-on/help-on.tsx'
import { BadgeLogos } from './badge-logos.tsx'
import { BookingWidget } from './booking-widget.tsx'
import { LogoForm } from './logo-form.tsx'
import { ProfileForm } from './profile-form.tsx'
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
        {(profile) => (
          <Stack gap={12}>
            <Section title="Name and contact" help={<HelpOn helpKey="accountProfile" />}>
              <DescriptionList
                items={[
                  {
                    term: 'Kind',
                    detail: profile.businessAccountSubtype ? subtypeNames[profile.businessAccountSubtype] : 'Not given',
                  },
                  { term: 'Country', detail: countryOf(profile.countryId)?.name ?? '' },
                ]}
              />
              <ProfileForm
                profile={profile}
                saveLabel="Save name and contact"
                onSaved={() => notify('success', 'Your organisation is saved.')}
              />
            </Section>
            <Section title="Logo and description">
              <LogoForm
                profile={profile}
                saveLabel="Save logo and description"
                onSaved={() => notify('success', 'Logo and description are saved.')}
              />
            </Section>
            <Section
              title="Badges"
              hint="Organisations that vouch for your places. Their badges show on your listings and on the map."
            >
              <BadgeLogos accountId={profile.accountId} />
            </Section>
            {holdsServiceRole(profile.businessAccountSubtype) && (
              <Section title="A booking button for your website">
                <BookingWidget />
              </Section>
            )}
            <Section title="Card payments">
              <CardPaymentsState profile={profile} from="profile" />
            </Section>
            <Section title="Plan">
              <SubscriptionPart countryId={profile.countryId} />
            </Section>
          </Stack>
        )}
      </Loaded>
    </>
  )
}
