import { business } from '@waymark/contracts/business'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { leaveFor } from '@waymark/web-kit/leave-for'
import { useSend } from '@waymark/web-kit/use-send'
import ExternalLink from 'lucide-react/icons/external-link'

interface ConnectButtonProps {
  /** What it leads to: "Connect card payments". */
  readonly children: string
  /** Where the person returns to. */
  readonly from: 'profile' | 'wizard'
  readonly variant?: 'primary' | 'secondary'
}

/** Leaves for Stripe, where the organisation applies to take cards, or continues its application. */
export function ConnectButton({ children, from, variant = 'primary' }: ConnectButtonProps) {
  const connect = useSend(business.getConnectionAccountStripe, {
    quiet: true,
    onSuccess: ({ url }) => leaveFor(url),
  })
  return (
    <Stack gap={3}>
      {connect.error && (
        <Notice tone="danger" isLive>
          {connect.error.message}
        </Notice>
      )}
      <div>
        <Button
          variant={variant}
          iconAfter={ExternalLink}
          isPending={connect.isPending || connect.isSuccess}
          pendingLabel="Opening Stripe"
          onPress={() => connect.mutate({ input: { from } })}
        >
          {children}
        </Button>
      </div>
    </Stack>
  )
}
