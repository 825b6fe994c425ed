import { accessMap } from '@waymark/contracts/access-map'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useRef } from 'react'
import { type AccessMapDraft, dataOf, firstViewOf, sourcesOf, typedOf } from './access-map.ts'
import { countChanges } from './count-changes.ts'
import { useMapPaths } from './use-map-paths.ts'

/** What follows once everything is saved. */
type AfterSave = 'draft' | 'publish' | 'ask'

/** Where the editor shows what is wrong at a path of the input. */
function fieldOfInput(path: string): string {
  const [part = '', second = '', third = ''] = path.split('.')
  if (part === 'firstView')
    return second === '' || second === 'latitude' || second === 'longitude' ? 'placeName' : second
  if (part === 'badgePartnerIds' || (part === 'towns' && third !== 'radiusKm')) return 'accountIds'
  return path
}

/** The form of an access map. Its draft is saved before an administrator publishes it, or is asked to. */
export function useMapForm(map: AccessMapDraft, onSaved: () => void) {
  const { accessMapId, version } = map
  const { isGlobalAdmin } = useMapPaths()
  const values = useMemo(() => typedOf(map), [map])
  const usual: AfterSave = isGlobalAdmin ? 'publish' : 'draft'
  const afterSave = useRef<AfterSave | null>(null)
  const saveData = useSend(accessMap.updateLocationsMapData, { quiet: true })
  const publish = useSend(accessMap.publishMap)
  const ask = useSend(accessMap.requestMapPublication, {
    onSuccess: () => {
      notify('success', 'Thank you. We look at your map, and answer here.')
      onSaved()
    },
  })
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
      const input = { accessMapId, version: saved.version }
      switch (afterSave.current ?? usual) {
        case 'draft':
          return notify('success', 'The draft is saved.')
        case 'publish':
          await publish.mutateAsync({ input })
          return notify('success', `${saved.title} is public.`)
        case 'ask':
          await ask.mutateAsync({ input })
      }
    },
  })

  async function saveAnd(next: AfterSave) {
    afterSave.current = next
    await form.submit().finally(() => {
      afterSave.current = null
    })
  }

  return {
    form,
    /** How many parts of the map are not saved. */
    unsavedCount: form.isDirty ? countChanges(values, form.values) : 0,
    saveDraft: () => saveAnd('draft'),
    askToPublish: () => (form.isDirty ? saveAnd('ask') : ask.mutate({ input: { accessMapId, version } })),
    isAsking: ask.isPending || form.isPending,
  }
}
