import { service } from '@waymark/contracts/service'
import { services } from '@waymark/domain/catalogue/services'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { CatalogueSizes } from './catalogue-sizes.tsx'

interface OwnServiceDraft {
  readonly name: string
  readonly description: string
  readonly besideServiceId: number | null
}

interface OwnServiceFormProps {
  readonly serviceAreaId: number
  /** What was looked for in the catalogue. */
  readonly name: string
  readonly onAdded: (serviceAreaServiceId: number) => void
  readonly onBack: () => void
}

/** A service that the catalogue does not have: its name, what it is, and what it is most like. */
export function OwnServiceForm({ serviceAreaId, name, onAdded, onBack }: OwnServiceFormProps) {
  const form = useForm(service.addOwnService, {
    values: { name, description: '', besideServiceId: null } satisfies OwnServiceDraft as OwnServiceDraft,
    toInput: ({ besideServiceId, ...words }) => ({ ...words, serviceAreaId, besideServiceId: besideServiceId ?? 0 }),
    fieldOf: { NameInCatalogue: 'name', NameTaken: 'name' },
    onSuccess: ({ serviceAreaServiceId, serviceName }) => {
      notify('success', `${serviceName} is added. Now set its fees and staff.`)
      onAdded(serviceAreaServiceId)
    },
  })
  const { besideServiceId } = form.values

  return (
    <Form {...form.props} label="A service of your own">
      <TextField {...form.field('name')} label="Name" hint="What people look for, such as “Horse riding lesson”." />
      <TextArea
        {...form.field('description')}
        label="What it is"
        isOptional={false}
        hint="One or two plain sentences that clients read."
        rows={3}
      />
      <SelectField
        {...form.field('besideServiceId')}
        label="Most like"
        isOptional={false}
        hint="Yours is listed beside it, comes to people as it does, and has its sizes. You cannot change this later."
        placeholder="Choose a service"
        options={services.map(({ id, name: label, family }) => ({ id, label, detail: family }))}
      />
      {besideServiceId !== null && <CatalogueSizes serviceId={besideServiceId} />}
      <Cluster>
        <SubmitButton>Add your service</SubmitButton>
        <Button onPress={onBack}>Back to the catalogue</Button>
      </Cluster>
    </Form>
  )
}
