import { badgePartner } from '@waymark/contracts/badge-partner'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { ask } from '@waymark/web-kit/ask'
import { useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { ContentForm } from './content-form.tsx'
import { DataForm } from './data-form.tsx'

/** One badge partner: its name, logo and description, and the venues it vouches for. */
export function BadgePartnerPage() {
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const found = useCall(badgePartner.getBadgePartner, { id }, { enabled: isId })
  return (
    <Page>
      <PageHeading page={usePage(found.data?.name)} />
      <Loaded
        of={isId ? found : notThere}
        what="the badge partner"
        shape="form"
        count={5}
        missing={{
          title: 'We could not find this badge partner',
          next: 'Look for it in the list.',
          actions: <LinkButton href="/global-admin/badge-partners">All badge partners</LinkButton>,
        }}
      >
        {(partner) => (
          <Stack gap={5}>
            <DataForm partner={partner} />
            <ContentForm partner={partner} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

BadgePartnerPage.asks = (id: number) => [ask(badgePartner.getBadgePartner, { id })]
