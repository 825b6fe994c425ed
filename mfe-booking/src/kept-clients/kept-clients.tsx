import { consumer } from '@waymark/contracts/consumer'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { Spoken } from '@waymark/ui/spoken'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useVisitor } from '@waymark/web-kit/who'

type KeptClient = NonNullable<OutputOf<typeof consumer.getDataForConsumerDashboard>['keptClients']>[number]

/** Asks somebody of each client whom an organisation keeps with their address whether the bookings are theirs; nothing where there is none. */
export function KeptClients() {
  const isIndividual = useVisitor()?.accountType === 'Individual'
  // The call that the side menu has made already.
  const { data } = useCall(consumer.getDataForConsumerDashboard, {}, { enabled: isIndividual, ignore401: true })
  const keptClients = data?.keptClients ?? []
  if (keptClients.length === 0) return null
  return (
    <section aria-label="Made with your email address">
      <Stack as="ul">
        {keptClients.map((client) => (
          <li key={client.keptClientId}>
            <Question client={client} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

function Question({ client }: { readonly client: KeptClient }) {
  const { keptClientId, accountName, bookingCount } = client
  const name = `${client.firstName} ${client.lastName}`
  const isOne = bookingCount === 1
  const answer = useSend(consumer.answerKeptClient, {
    onSuccess: (_, { isMine }) => notify('success', isMine ? moved : 'We ask you no more, and tell nobody.'),
  })
  const moved = isOne ? 'The booking is in your account now.' : 'The bookings are in your account now.'
  const button = (isMine: boolean, label: string) => (
    <Button
      variant={isMine ? 'primary' : 'secondary'}
      isPending={answer.isPending && answer.variables.input.isMine === isMine}
      pendingLabel="Saving"
      onPress={() => answer.mutate({ input: { keptClientId, isMine } })}
    >
      {label}
      <VisuallyHidden>
        , {accountName} for {name}
      </VisuallyHidden>
    </Button>
  )
  return (
    <Notice
      tone="info"
      isLive
      actions={
        <>
          {button(true, isOne ? 'Yes, it is mine' : 'Yes, they are mine')}
          {button(false, 'No')}
        </>
      }
    >
      <b>
        <Spoken>
          {`${accountName} made ${formatCount(bookingCount, 'booking')} for ${name} with your email address. ${isOne ? 'Is it yours?' : 'Are they yours?'}`}
        </Spoken>
      </b>{' '}
      <Spoken>
        {`If you say yes, ${isOne ? 'it is' : 'they are'} in your account, and ${accountName} sees your name and phone number. If you say no, we tell nobody.`}
      </Spoken>
    </Notice>
  )
}
