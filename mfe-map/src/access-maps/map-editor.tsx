import { accessMap } from '@waymark/contracts/access-map'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { Mark } from '@waymark/ui/mark'
import { SubmitButton } from '@waymark/ui/submit-button'
import { useCall } from '@waymark/web-kit/use-call'
import { useRef, useState } from 'react'
import { type AccessMapDraft, sourcesOf } from './access-map.ts'
import css from './access-maps.module.css'
import { unsavedWords } from './count-changes.ts'
import { FiltersPart } from './filters-part.tsx'
import { FirstViewPart } from './first-view-part.tsx'
import { MapPreviewPane } from './map-preview-pane.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { PlacesPart } from './places-part.tsx'
import { Publication } from './publication.tsx'
import { useMapForm } from './use-map-form.ts'
import { useMapPaths } from './use-map-paths.ts'
import { WordsPart } from './words-part.tsx'

/** Everything about an access map that is typed and chosen, with the page as people will see it beside it. */
export function MapEditor({ map }: { readonly map: AccessMapDraft }) {
  const { isGlobalAdmin } = useMapPaths()
  // The button that was pressed is gone once a map is saved, asked for or published.
  const publication = useRef<HTMLElement>(null)
  const onSaved = () => publication.current?.focus()
  const { form, unsavedCount, saveDraft, askToPublish, isAsking } = useMapForm(map, onSaved)
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
    <>
      <Publication ref={publication} map={map} unsavedCount={unsavedCount} isAsking={isAsking} onAsk={askToPublish} />
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
                  <b>{unsavedWords(unsavedCount)}</b>{' '}
                  {map.publishedAt !== null
                    ? 'The public map still shows what was saved before.'
                    : `Nobody else sees ${unsavedCount === 1 ? 'it' : 'them'}.`}
                </span>
              </p>
              <div className={css.saveButtons}>
                <SubmitButton>{isGlobalAdmin ? 'Save and publish' : 'Save the draft'}</SubmitButton>
                {isGlobalAdmin && <Button onPress={() => void saveDraft()}>Save the draft</Button>}
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
    </>
  )
}
