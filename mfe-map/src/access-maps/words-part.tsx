import { accessMapLimits } from '@waymark/domain/place/access-map'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import type { MapForm } from './access-map.ts'
import { EditorPart } from './editor-part.tsx'

/** Title, address and introduction. */
export function WordsPart({ form, isPublic }: { readonly form: MapForm; readonly isPublic: boolean }) {
  const address = `${window.location.host}/access-page?m=${form.values.slug || '…'}`
  return (
    <EditorPart title="Title and words">
      <TextField {...form.field('title')} label="Title" maxCharacters={accessMapLimits.titleMaxLength} />
      <SpacelessField
        {...form.field('slug')}
        label="Address of the page"
        hint={
          isPublic
            ? `People use this address (${address}): take the map offline before you change it.`
            : `Posters show this address (${address}): change it only before you print them.`
        }
        isReadOnly={isPublic}
      />
      <TextArea {...form.field('intro')} label="Introduction" rows={3} />
    </EditorPart>
  )
}
