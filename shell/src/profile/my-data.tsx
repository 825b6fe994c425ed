import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { viewerToday } from '@waymark/web-kit/viewer-zone'
import Download from 'lucide-react/icons/download'

/** Everything that is kept of the person, as a file. */
export function MyData() {
  const download = useFileCall(account.downloadMyData, {
    nameOf: (answered) => answered.replace(/(?=\.json$)/, ` ${viewerToday()}`),
  })
  return (
    <Stack>
      <p>
        One JSON file: your profile, needs, email choices, devices, bookings, shortlist, feedback, the messages that you
        wrote, notifications, emails to you, map filters and invitations that you sent.
      </p>
      {download.error && (
        <Notice tone="danger" title="Not downloaded." isLive>
          {download.error.message}
        </Notice>
      )}
      <div>
        <Button
          icon={Download}
          isPending={download.isPending}
          pendingLabel="Collecting"
          onPress={() => download.start({})}
        >
          Download my data
        </Button>
      </div>
    </Stack>
  )
}
