import { accessMap } from '@waymark/contracts/access-map'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Mark } from '@waymark/ui/mark'
import { SubmitButton } from '@waymark/ui/submit-button'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useRef, useState } from 'react'
import { type AccessMapDraft, dataOf, firstViewOf, sourcesOf, typedOf } from './access-map.ts'
import css from './access-maps.module.css'
import { countChanges, unsavedWords } from './count-changes.ts'
import { FiltersPart } from './filters-part.tsx'
import { FirstViewPart } from './first-view-part.tsx'
import { MapPreviewPane } from './map-preview-pane.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { PlacesPart } from './places-part.tsx'
import { useMapPaths } from './use-map-paths.ts'
import { WordsPart } from './words-part.tsx'

/** Where the editor shows what is wrong at a path of the input. */
function fieldOfInput(path: string): string {
  const [part = '', second = '', third = ''] = path.split('.')
  if (part === 'firstView')
    return second === '' || second === 'latitude' || second === 'longitude' ? 'placeName' : second
  if (part === 'badgePartnerIds' || (part === 'towns' && third !== 'radiusKm')) return 'accountIds'
  return path
}

/** Everything about an access map that is typed and chosen, with the page as people will see it beside it. */
export function MapEditor({ map, onSaved }: { readonly map: AccessMapDraft; readonly onSaved: () => void }) {
  const { accessMapId, version } = map
  const { isGlobalAdmin } = useMapPaths()
  const values = useMemo(() => typedOf(map), [map])
  const staysDraft = useRef(false)
  const saveData = useSend(accessMap.updateLocationsMapData, { quiet: true })
  const publish = useSend(accessMap.publishMap)
  const form = useForm(accessMap.updateMapContentData, {
    values,
    toInput: (typed) => ({
      accessMapId,
      version,
      intro: typed.intro,
      ...sourcesOf(typed),
      filterOptionIds: typed.filterOptionIds,
      firstView: firstViewOf(typed),
    }),
    before: async (typed) => {
      const { logo, locationImage } = typed
      const data = dataOf(typed)
      const isSame = JSON.stringify(data) === JSON.stringify(dataOf(values)) && !logo && !locationImage
      if (isSame) return {}
      const saved = await saveData.mutateAsync({
        input: { accessMapId, version, ...data },
        files: { ...(logo && { logo }), ...(locationImage && { locationImage }) },
      })
      return { version: saved.version }
    },
    fieldOf: { NoSuchSource: 'accountIds' },
    pathOf: fieldOfInput,
    draft: `access-map-${accessMapId}`,
    onSuccess: async (saved, { reset }) => {
      reset()
      onSaved()
      if (!isGlobalAdmin || staysDraft.current) return notify('success', 'The draft is saved.')
      await publish.mutateAsync({ input: { accessMapId, version: saved.version } })
      notify('success', `${saved.title} is public.`)
    },
  })
  const typed = form.values
  const preview = useCall(
    accessMap.getAccessMapPreview,
    {
      ...sourcesOf(typed),
      towns: typed.towns.map((town) => ({ ...town, radiusKm: town.radiusKm ?? 1 })),
      filterOptionIds: [...typed.filterOptionIds],
      near: { latitude: typed.latitude, longitude: typed.longitude },
    },
    { keepPrevious: true },
  )
  const [moved, setMoved] = useState<{ latitude: number; longitude: number; zoom: number } | null>(null)

  return (
    <div className={css.editor}>
      <Form {...form.props} label="Access map">
        <WordsPart form={form} isPublic={map.publishedAt !== null} />
        <PicturesPart form={form} map={map} />
        <PlacesPart form={form} preview={preview.data} />
        <FiltersPart form={form} preview={preview.data} />
        <FirstViewPart form={form} moved={moved} />
        {form.isDirty && (
          <section className={css.saveBar} aria-label="Unsaved changes">
            <p className={css.saveWords}>
              <Mark shape="ring" />
              <span>
                <b>{unsavedWords(countChanges(values, typed))}</b>{' '}
                {map.publishedAt === null ? 'Nobody else sees them.' : 'The public map still shows the old ones.'}
              </span>
            </p>
            <div className={css.saveButtons}>
              <SubmitButton
                onPress={() => {
                  staysDraft.current = false
                }}
              >
                {isGlobalAdmin ? 'Save and publish' : 'Save the draft'}
              </SubmitButton>
              {isGlobalAdmin && (
                <Button
                  onPress={() => {
                    staysDraft.current = true
                    void form.submit().finally(() => {
                      staysDraft.current = false
                    })
                  }}
                >
                  Save the draft
                </Button>
              )}
              <Button
                variant="quiet"
                onPress={() => {
                  form.reset()
                  onSaved()
                }}
              >
                Discard
              </Button>
            </div>
          </section>
        )}
      </Form>
      <MapPreviewPane typed={typed} map={map} preview={preview.data} onMoved={setMoved} />
    </div>
  )
}
