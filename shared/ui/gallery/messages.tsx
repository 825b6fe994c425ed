import { AlertDialog } from '@waymark/ui/alert-dialog'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Dialog } from '@waymark/ui/dialog'
import { Disclosure } from '@waymark/ui/disclosure'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { PlaceArt } from '@waymark/ui/place-art'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Skeleton } from '@waymark/ui/skeleton'
import { TextArea } from '@waymark/ui/text-area'
import { showToast } from '@waymark/ui/toast-queue'
import { TopProgress } from '@waymark/ui/top-progress'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

/** Messages: news, questions, loading, empty and error states. */
export function Messages() {
  const [open, setOpen] = useState<'confirm' | 'chat' | 'success' | 'info' | 'alert' | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const close = () => setOpen(null)
  return (
    <>
      <Section title="Messages">
        <Notice tone="fit" title="In the area.">
          1.4 km from Kōwhai Care, which travels up to 12 km.
        </Notice>
        <Notice tone="info" title="Log in to book.">
          What you typed is kept.
        </Notice>
        <Notice tone="success" title="Saved." actions={<Button size="small">Show the booking</Button>}>
          Sina Leota is told.
        </Notice>
        <Notice tone="warning" title="Not long now.">
          You can change this until Mon 23 Nov, 9:15 am.
        </Notice>
        <Notice tone="danger" title="Not saved.">
          Your words are kept here.
        </Notice>
        <div className={styles.row}>
          <Button
            onPress={() =>
              showToast({
                tone: 'success',
                title: 'Booking confirmed.',
                text: 'Tue 24 Nov, 9:15 am with Sina Leota.',
              })
            }
          >
            Show a toast
          </Button>
          <Button
            onPress={() => showToast({ tone: 'danger', title: 'Not saved.', text: 'Please save your data first.' })}
          >
            Show a bad toast
          </Button>
          <Button onPress={() => setOpen('confirm')}>Ask</Button>
          <Button onPress={() => setOpen('chat')}>Open a dialog</Button>
          <Button onPress={() => setOpen('success')}>Success</Button>
          <Button onPress={() => setOpen('info')}>Info</Button>
          <Button onPress={() => setOpen('alert')}>Alert</Button>
        </div>
        <ConfirmDialog
          isOpen={open === 'confirm'}
          title="Cancel morning care, Tue 24 Nov, 9:15 am?"
          confirmLabel="Yes, cancel it"
          cancelLabel="Keep the booking"
          onConfirm={close}
          onCancel={close}
        >
          Sina Leota is told at once, and the time goes to someone else. You pay nothing. This cannot be undone.
        </ConfirmDialog>
        <Dialog
          isOpen={open === 'chat'}
          onClose={close}
          title="Messages with Kōwhai Care"
          subtitle="Personal care, morning care. Tue 24 Nov, 9:15 am"
          size="wide"
          actions={<Button variant="primary">Send</Button>}
        >
          <TextArea label="Your message" defaultValue="There is a hoist in the bedroom." />
        </Dialog>
        <AlertDialog isOpen={open === 'success'} kind="success" onClose={close}>
          Your profile is saved.
        </AlertDialog>
        <AlertDialog isOpen={open === 'info'} kind="info" onClose={close}>
          Please check your connection and refresh the page.
        </AlertDialog>
        <AlertDialog isOpen={open === 'alert'} kind="alert" title="This link is too old" onClose={close}>
          Ask for a new one; it works for 24 hours.
        </AlertDialog>
      </Section>
      <Section title="Waiting">
        <TopProgress isLoading={isLoading} />
        <div className={styles.row}>
          <Button onPress={() => setIsLoading(!isLoading)}>
            {isLoading ? 'Stop the line on top' : 'Show the line on top'}
          </Button>
        </div>
        <ProgressBar percent={72} words="Writing “booking list”: 340 of 472 rows" />
        <Skeleton label="Loading lines" />
        <Skeleton label="Loading cards" shape="cards" />
        <Skeleton label="Loading rows" shape="table" />
      </Section>
      <Section title="Empty and error">
        <EmptyState
          headingLevel={3}
          title="No upcoming bookings yet"
          picture={<PlaceArt of="walk" />}
          action={
            <LinkButton href="#new" variant="primary" icon={CalendarPlus}>
              Book a service
            </LinkButton>
          }
        >
          Your next visits and activities show here, with the day, the place and who comes.
        </EmptyState>
        <ErrorState
          headingLevel={3}
          title="Your bookings did not load"
          kept="Nothing you typed is lost."
          next="Check your connection, then try again."
          requestId="8f14e45f"
          onRetry={() => {}}
        />
        <Disclosure title="What is a service area?">
          <p>The part of the map your staff travel to.</p>
        </Disclosure>
      </Section>
    </>
  )
}
