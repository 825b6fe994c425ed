import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { CallError } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import { saveFile } from '@waymark/web-kit/save-file'
import { sendForFile } from '@waymark/web-kit/send'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import css from './profile-page.module.css'

/** Everything that is kept of the person, as a file. */
export function MyData() {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function download() {
    setIsPending(true)
    setError(null)
    try {
      saveFile(await sendForFile(account.downloadMyData, {}))
      notify('success', 'Your data is downloaded.')
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      setError(fault.message)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className={css.fields}>
      <p>
        One JSON file: your profile, needs, email choices, devices, bookings, shortlist, feedback, the messages that you
        wrote, notifications, emails to you, map filters and invitations that you sent.
      </p>
      {error !== null && (
        <Notice tone="danger" title="Not downloaded." isLive>
          {error}
        </Notice>
      )}
      <div>
        <Button icon={Download} isPending={isPending} pendingLabel="Collecting" onPress={download}>
          Download my data
        </Button>
      </div>
    </div>
  )
}
