import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { StaffPicker } from '../staff-picker/staff-picker.tsx'

interface StaffName {
  readonly userProfileId: number
  readonly firstName: string
  readonly lastName: string
}

interface StaffDialogProps {
  readonly title: string
  /** What the change means for others. */
  readonly consequence: string
  readonly serviceAreaId: number
  readonly staff: readonly StaffName[]
  readonly add: (userProfileId: number) => Promise<unknown>
  readonly remove: (userProfileId: number) => Promise<unknown>
  /** Called once all is sent, also when something was refused. */
  readonly onSent: () => Promise<void>
  readonly onClose: () => void
}

/** Who runs an activity or a session: everybody who is ticked or unticked is sent, one after the other. */
export function StaffDialog(props: StaffDialogProps) {
  const { title, consequence, serviceAreaId, staff, add, remove, onSent, onClose } = props
  const [before] = useState(() => staff.map(({ userProfileId }) => userProfileId))
  const [chosen, setChosen] = useState<readonly number[]>(before)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const added = chosen.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !chosen.includes(id))
  const leaving = staff.filter(({ userProfileId }) => removed.includes(userProfileId)).map(fullName)

  async function save() {
    setPending(true)
    setFault(null)
    try {
      for (const id of added) await add(id)
      for (const id of removed) await remove(id)
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'It was not saved. Try again.')
    } finally {
      await onSent()
      setPending(false)
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      hasCloseButton={false}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={added.length + removed.length === 0 ? 'Tick or untick somebody.' : undefined}
            onPress={() => void save()}
          >
            {leaving.length === 0 ? 'Save who runs it' : `Save, and take off ${leaving.join(', ')}`}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <Stack>
        <StaffPicker
          name="staff"
          label="Who runs it"
          hint={consequence}
          serviceAreaId={serviceAreaId}
          known={staff}
          isForAccepted
          value={chosen}
          onChange={setChosen}
        />
        {fault && (
          <Notice tone="danger" title="Not everything is saved." isLive>
            {fault}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
