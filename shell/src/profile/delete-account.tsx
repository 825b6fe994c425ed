import { account } from '@waymark/contracts/account'
import { consumer } from '@waymark/contracts/consumer'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useState } from 'react'
import { useLogOut } from '../frame/user-menu.tsx'

const nothingTyped = { password: '' }

/** Deleting the account: what goes, what stays, and the confirmation with the password. */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const [isAsking, setIsAsking] = useState(false)
  // An organisation's people have bookings at its locations: the refusal says so.
  const isBusiness = user.accountType === 'Business'
  const mine = useCall(consumer.getDataForConsumerDashboard, {}, { enabled: !isBusiness && !user.isGlobalAdmin })
  const coming = mine.data?.comingCount ?? 0
  // The number of the list that the link opens: visits that nobody does are in it.
  const upcoming = mine.data?.upcomingCount ?? 0
  const own = useCall(account.getProfile, {}, { enabled: user.isAccountAdmin })
  const isLastAdmin = own.data?.isLastAdmin === true
  const disabledReason =
    coming > 0 ? 'Cancel your bookings to come first.' : isLastAdmin ? 'Make somebody else an admin first.' : undefined
  return (
    <Stack>
      <WhatGoes isBusiness={isBusiness} />
      {coming > 0 && (
        <Notice tone="warning" title={`You still have ${formatCount(upcoming, 'booking')} to come.`}>
          An account with bookings to come cannot be deleted. Cancel them first.{' '}
          <TextLink href="/booking/upcoming">See your upcoming bookings</TextLink>
        </Notice>
      )}
      {isLastAdmin && (
        <Notice tone="warning" title={`You are the last admin of ${user.accountName}.`}>
          An organisation needs an admin until it is closed for good. Make somebody else an admin first, or{' '}
          <TextLink href="/contact-us">ask us to close it</TextLink>.{' '}
          <TextLink href="/business/user-management">See your team</TextLink>
        </Notice>
      )}
      {mine.data?.owed.map((owed) => (
        <OwedNotice key={owed.activityBookingId} owed={owed} />
      ))}
      <div>
        <Button variant="danger" disabledReason={disabledReason} onPress={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteDialog email={user.email} onClose={() => setIsAsking(false)} />}
    </Stack>
  )
}

function WhatGoes({ isBusiness }: { readonly isBusiness: boolean }) {
  return (
    <>
      <p>
        <b>What goes:</b> your name, address, phone, needs, filters, shortlist, devices, notifications, your calendar
        address, and the words of your feedback and of the messages about your own bookings.
      </p>
      <p>
        <b>What stays, without your name:</b> that a booking took place, with its time, service and fee; the stars that
        you gave.
        {isBusiness &&
          ' The organisation, its locations, and what you wrote to clients for it stay with the organisation.'}
      </p>
    </>
  )
}

type Owed = OutputOf<typeof consumer.getDataForConsumerDashboard>['owed'][number]

/** Once the account is deleted, nobody can say any more whom the money belongs to. */
function OwedNotice({
  owed: { activityBookingId, activityTitle, accountName, owedCents, currency },
}: {
  readonly owed: Owed
}) {
  return (
    <Notice tone="warning" title={`${accountName} still owes you ${formatMoney(owedCents, currency)}.`}>
      It could not be sent back to your card. When your account is deleted, they cannot reach you any more: ask them for
      it first. <TextLink href={`/activity-booking/${activityBookingId}`}>Your booking of {activityTitle}</TextLink>
    </Notice>
  )
}

/** Asks for the password. */
export function DeleteDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const logOut = useLogOut()
  const form = useForm(account.deleteMyAccount, {
    values: nothingTyped,
    fieldOf: { WrongPassword: 'password' },
    // The session ended with the account: nothing can be read again.
    refresh: 'byScreen',
    onSuccess: async () => {
      await logOut()
      notify('success', 'Your account is deleted.')
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title="Delete your account?" subtitle={email} isDismissable={!form.isPending}>
      <Form {...form.props} label="Delete my account" purpose="delete your account">
        <p>This cannot be undone. We ask for your password, so that nobody else can do it.</p>
        {form.error?.name === 'HasComingBookings' && (
          <p>
            <TextLink href="/booking/upcoming">See your upcoming bookings</TextLink>
          </p>
        )}
        <PasswordField {...form.field('password')} label="Your password" />
        <Cluster>
          <SubmitButton variant="dangerFill" pendingLabel="Deleting">
            Yes, delete my account
          </SubmitButton>
          <Button onPress={onClose}>Keep my account</Button>
        </Cluster>
      </Form>
    </Dialog>
  )
}
