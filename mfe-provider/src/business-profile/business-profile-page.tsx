import { business } from '@waymark/contracts/business'
import { countryOf } from '@waymark/domain/place/countries'
import { holdsServiceRole } from '@waymark/domain/rights/roles'
import { DescriptionList } from '@waymark/ui/description-list'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { SectionHeading } from '@waymark/ui/section-heading'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useId } from 'react'
import { CardPaymentsState } from '../card-payments/card-payments-state.tsx'
import { HelpOn } from '../help-on/help-on.tsx'
import { BadgeLogos } from './badge-logos.tsx'
import { BookingWidget } from './booking-widget.tsx'
import styles from './business-forms.module.css'
import { LogoForm } from './logo-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SubscriptionPart } from './subscription-part.tsx'
import { subtypeNames } from './subtype-names.ts'

/** /business/profile: what people read about the organisation. */
export function BusinessProfilePage() {
  const page = usePage()
  const contactId = useId()
  const lookId = useId()
  const badgesId = useId()
  const widgetId = useId()
  const cardsId = useId()
  const planId = useId()
  const found = useCall(business.businessProfile, {})

  return (
    <>
      <PageHeading page={page} lead="What people read about your organisation before they book." />
      <Loaded of={found} what="your organisation" shape="form" count={5} kept="Anything you typed here before is kept.">
        {(profile) => (
          <div className={styles.parts}>
            <section className={styles.part} aria-labelledby={contactId}>
              <SectionHeading id={contactId} help={<HelpOn helpKey="accountProfile" />}>
                Name and contact
              </SectionHeading>
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
            </section>
            <section className={styles.part} aria-labelledby={lookId}>
              <SectionHeading id={lookId}>Logo and description</SectionHeading>
              <LogoForm
                profile={profile}
                saveLabel="Save logo and description"
                onSaved={() => notify('success', 'Logo and description are saved.')}
              />
            </section>
            <section className={styles.part} aria-labelledby={badgesId}>
              <SectionHeading
                id={badgesId}
                hint="Organisations that vouch for your places. Their badges show on your listings and on the map."
              >
                Badges
              </SectionHeading>
              <BadgeLogos accountId={profile.accountId} />
            </section>
            {holdsServiceRole(profile.businessAccountSubtype) && (
              <section className={styles.part} aria-labelledby={widgetId}>
                <SectionHeading id={widgetId}>A booking button for your website</SectionHeading>
                <BookingWidget />
              </section>
            )}
            <section className={styles.part} aria-labelledby={cardsId}>
              <SectionHeading id={cardsId}>Card payments</SectionHeading>
              <CardPaymentsState profile={profile} from="profile" />
            </section>
            <section className={styles.part} aria-labelledby={planId}>
              <SectionHeading id={planId}>Plan</SectionHeading>
              <SubscriptionPart countryId={profile.countryId} />
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}
