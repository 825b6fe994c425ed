import { badgePartner } from '@waymark/contracts/badge-partner'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useSavedDraft } from '@waymark/web-kit/saved-draft'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import type { Partner } from './badge-partner.ts'
import css from './badge-partners.module.css'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const labels = { name: 'Name', website: 'Website', isActive: 'Shown', logo: 'Logo' }

/** Name, web address and logo. Saving a new one leads to its page. */
export function DataForm({ partner }: { readonly partner: Partner | null }) {
  const navigate = useNavigate()
  const saved = useMemo(
    () => ({ name: partner?.name ?? '', website: partner?.website ?? '', isActive: partner?.isActive ?? true }),
    [partner],
  )
  const draft = useSavedDraft(`badge-partner-${partner?.badgePartnerId ?? 'new'}`, saved)
  const { name, website, isActive } = draft.value
  const change = (changes: Partial<typeof saved>) => draft.change((before) => ({ ...before, ...changes }))
  const [logo, setLogo] = useState<File | null>(null)
  const [isLogoDeleted, setIsLogoDeleted] = useState(false)
  const save = useSend(badgePartner.updateBadgePartnerData, {
    quiet: true,
    onSuccess: async ({ badgePartnerId }) => {
      draft.discard()
      setLogo(null)
      setIsLogoDeleted(false)
      notify('success', `${name} is saved.`)
      if (!partner) await navigate(`/global-admin/badge-partners/${badgePartnerId}`)
    },
  })
  const faults = useFormErrors(save.error)
  const shownLogo = isLogoDeleted ? null : (partner?.logo ?? null)

  function submit() {
    save.mutate({
      input: {
        ...(partner ? { badgePartnerId: partner.badgePartnerId, version: partner.version } : {}),
        name,
        website,
        isActive,
        isLogoDeleted: isLogoDeleted && logo === null,
      },
      ...(logo ? { files: { logo } } : {}),
    })
  }

  return (
    <section className={css.card} aria-labelledby="partner-data">
      <h2 id="partner-data" className={css.cardTitle}>
        Who they are
      </h2>
      <Form labelledBy="partner-data" conflicts={draft.theirs} {...faults} onSubmit={submit}>
        <TextField name="name" label={labels.name} value={name} onChange={(text) => change({ name: text })} />
        <SpacelessField
          name="website"
          label={labels.website}
          isOptional
          hint="Such as https://example.org"
          inputMode="url"
          value={website}
          onChange={(text) => change({ website: text })}
        />
        {shownLogo && (
          <div className={css.logo}>
            <img src={shownLogo.url} alt={`Logo of ${name}`} />
            <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={() => setIsLogoDeleted(true)}>
              Remove the logo
            </Button>
          </div>
        )}
        <FileDrop
          name="logo"
          label={logo ? `Logo: ${logo.name}` : labels.logo}
          hint="JPEG, PNG or WebP, up to 5 MB."
          acceptedTypes={imageTypes}
          errorMessage={save.error?.fields.logo}
          onFiles={([file]) => setLogo(file ?? null)}
        />
        <Checkbox
          name="isActive"
          isSelected={isActive}
          onChange={(isShown) => change({ isActive: isShown })}
          hint="Its badge shows on its venues and in the map's filter."
        >
          Shown
        </Checkbox>
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {partner ? 'Save details' : 'Add this badge partner'}
          </Button>
        </div>
      </Form>
    </section>
  )
}
