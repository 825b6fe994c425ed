import { accessMap } from '@waymark/contracts/access-map'
import { accessMapLimits, accessMapSlug } from '@waymark/domain/place/access-map'
import { Card } from '@waymark/ui/card'
import { Form } from '@waymark/ui/form'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import { usePage } from '@waymark/web-kit/use-page'
import { useMapPaths } from './use-map-paths.ts'

const empty = { title: '', slug: '' }

/** A new access map starts with its title and address; the rest follows in its editor. */
export function NewAccessMapPage() {
  const { base } = useMapPaths()
  const navigate = useNavigate()
  const form = useForm(accessMap.updateLocationsMapData, {
    values: empty,
    toInput: ({ title, slug }) => ({ title, slug: slug === '' ? accessMapSlug(title) : slug }),
    // Without a title the title alone is missing: the address is made of it.
    pathOf: (path, { title, slug }) => (path === 'slug' && slug === '' && title.trim() === '' ? 'title' : path),
    check: ({ title, slug }) => ({ slug: slug === '' ? lackedSlugText(title) : undefined }),
    draft: 'access-map-new',
    onSuccess: async ({ accessMapId, title }, { reset }) => {
      reset()
      notify('success', `${title} is drafted.`)
      await navigate(`${base}/${accessMapId}`)
    },
  })
  const suggested = accessMapSlug(form.values.title)
  return (
    <Page>
      <PageHeading page={usePage()} lead="Next you choose whose places it shows, and see it as people will." />
      <Card>
        <Form {...form.props} label="New access map">
          <TextField {...form.field('title')} label="Title" hint="Such as “Accessible Whakatū Nelson”." />
          <SpacelessField
            {...form.field('slug')}
            label="Address of the page"
            hint={`Posters will show this address (${window.location.host}/access-page?m=${form.values.slug || suggested || '…'}). Leave it empty, and we make it from the title.`}
          />
          <SubmitButton>Make this access map</SubmitButton>
        </Form>
      </Card>
    </Page>
  )
}

/** Why an address that was left empty cannot be made of the title. */
function lackedSlugText(title: string): string | undefined {
  if (title.trim() === '' || accessMapSlug(title).length >= accessMapLimits.slugMinLength) return undefined
  return 'No address can be made of this title. Write one, such as harbour-city.'
}
