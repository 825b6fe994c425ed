import { badgePartner } from '@waymark/contracts/badge-partner'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { CropDialog } from '@waymark/ui/crop-dialog'
import { FileDrop } from '@waymark/ui/file-drop'
import { Form } from '@waymark/ui/form'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Partner } from './badge-partner.ts'
import css from './badge-partners.module.css'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
const logoShape = { width: 360, height: 360, isFilled: false }
const empty = { name: '', website: '', isActive: true, logo: null as File | null, isLogoDeleted: false }

/** Name, web address and logo. Saving a new one leads to its page. */
export function DataForm({ partner }: { readonly partner: Partner | null }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<File | null>(null)
  const form = useForm(badgePartner.updateBadgePartnerData, {
    values: partner
      ? { ...empty, name: partner.name, website: partner.website ?? '', isActive: partner.isActive }
      : empty,
    toInput: ({ isLogoDeleted, ...typed }) => ({
      ...typed,
      ...(partner ? { badgePartnerId: partner.badgePartnerId, version: partner.version } : {}),
      isLogoDeleted: isLogoDeleted && typed.logo === null,
    }),
    fieldOf: { isLogoDeleted: 'logo' },
    draft: `badge-partner-${partner?.badgePartnerId ?? 'new'}`,
    onSuccess: async ({ badgePartnerId, name }, { reset }) => {
      reset()
      notify('success', `${name} is saved.`)
      if (!partner) await navigate(`/global-admin/badge-partners/${badgePartnerId}`)
    },
  })
  const { name, logo, isLogoDeleted } = form.values
  const shownLogo = isLogoDeleted ? null : (partner?.logo ?? null)

  return (
    <section className={css.card} aria-labelledby="partner-data">
      <h2 id="partner-data" className={css.cardTitle}>
        Who they are
      </h2>
      <Form {...form.props} labelledBy="partner-data">
        <TextField {...form.field('name')} label="Name" />
        <SpacelessField {...form.field('website')} label="Website" hint="Such as https://example.org" inputMode="url" />
        {shownLogo && (
          <div className={css.logo}>
            <img src={shownLogo.url} alt={`Logo of ${name}`} />
            <Button
              variant="dangerQuiet"
              size="small"
              icon={Trash2}
              onPress={() => form.change({ isLogoDeleted: true })}
            >
              Remove the logo
            </Button>
          </div>
        )}
        <FileDrop
          name="logo"
          label={logo ? `Logo: ${logo.name}` : 'Logo'}
          hint="JPEG, PNG or WebP, up to 5 MB. You choose the part that shows."
          acceptedTypes={imageTypes}
          onFiles={([file]) => setChosen(file ?? null)}
        />
        <CropDialog
          file={chosen}
          shape={logoShape}
          label="The part of the picture that becomes the logo"
          onDone={(logo) => {
            form.change({ logo })
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
        <Checkbox {...form.tick('isActive')} hint="Its badge shows on its venues and in the map's filter.">
          Shown
        </Checkbox>
        <SubmitButton>{partner ? 'Save details' : 'Add this badge partner'}</SubmitButton>
      </Form>
    </section>
  )
}
