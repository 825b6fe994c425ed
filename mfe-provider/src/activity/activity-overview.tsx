import { accessOption } from '@waymark/domain/access-fit/options'
import { ageRangeText } from '@waymark/domain/account/age'
import { refundPolicyText } from '@waymark/domain/booking/refund'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import { DescriptionList } from '@waymark/ui/description-list'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { priceText } from '../activities/price-text.ts'
import { factText } from '../location/access-facts/fact-words.ts'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import type { Activity } from './activity-draft.ts'

/** An activity for Staff: what it is, what is known of its access, and the sessions that they help with. */
export function ActivityOverview({ saved }: { readonly saved: Activity }) {
  const facts = saved.accessibilityFacts.flatMap((fact) => {
    const option = accessOption(fact.accessibilityOptionId)
    return option ? [{ term: option.label, detail: factText(option, fact) }] : []
  })
  return (
    <Stack gap={12}>
      <SessionsPart saved={saved} isReadOnly />
      <Section title="What it is">
        {saved.description !== '' && <p>{saved.description}</p>}
        <DescriptionList items={detailsOf(saved)} />
      </Section>
      {facts.length > 0 && (
        <Section title="Access facts" hint="What is different from its location.">
          <DescriptionList items={facts} />
        </Section>
      )}
    </Stack>
  )
}

function detailsOf(saved: Activity) {
  const { preparation, contactName, contactEmail, contactPhone, refundUntilHours, policyNote } = saved
  const kinds = saved.activityKindIds.flatMap((id) => activityKind(id)?.label ?? [])
  const contact = [contactName, contactEmail, contactPhone].filter((part) => part !== null && part !== '')
  return [
    { term: 'Kinds', detail: kinds.join(', ') },
    { term: 'Ages', detail: ageRangeText(saved) },
    { term: 'Price', detail: priceText(saved) },
    { term: 'Refunds', detail: saved.priceCents === 0 ? '' : refundPolicyText(refundUntilHours, policyNote) },
    { term: 'What people bring or know before', detail: preparation },
    { term: 'Who they can ask', detail: contact.join(', ') },
  ].filter(({ detail }) => detail !== '')
}
