import { accessMap } from '@waymark/contracts/access-map'
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
import { MapEditor } from './map-editor.tsx'
import { MapHistory } from './map-history.tsx'
import { SharePart } from './share-part.tsx'
import { useMapPaths } from './use-map-paths.ts'

/** The editor of one access map. */
export function AccessMapPage() {
  const { base } = useMapPaths()
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const found = useCall(accessMap.getLocationsMapData, { id }, { enabled: isId })
  return (
    <Page>
      <PageHeading page={usePage(found.data?.title)} />
      <Loaded
        of={isId ? found : notThere}
        what="the access map"
        shape="form"
        count={6}
        missing={{
          title: 'We could not find this access map',
          next: 'Look for it in the list.',
          actions: <LinkButton href={base}>All access maps</LinkButton>,
        }}
      >
        {(map) => (
          <Stack gap={5}>
            <MapEditor key={map.accessMapId} map={map} />
            <SharePart map={map} />
            <MapHistory accessMapId={map.accessMapId} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

AccessMapPage.asks = (id: number) => [ask(accessMap.getLocationsMapData, { id })]
