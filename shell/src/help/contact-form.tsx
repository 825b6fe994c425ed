import { contactTopics, support } from '@waymark/contracts/support'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'

const topics = contactTopics.map((topic) => ({ id: topic, label: topic }))

/** Writes to the people who run Waymark; name and address of whoever is signed in stand there already. */
export function ContactForm() {
  const user = useAppStore((state) => state.user)
  const values = useMemo(
    () => ({
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      topic: null as (typeof contactTopics)[number] | null,
      body: '',
    }),
    [user],
  )
  const form = useForm(support.sendContactMessage, {
    values,
    draft: 'contact-form',
    onSuccess: (_sent, { reset }) => reset(),
  })
  return (
    <Form {...form.props} label="Write to us" purpose="send your message">
      <SelectField {...form.field('topic')} label="What is it about?" options={topics} placeholder="Choose one" />
      <TextArea
        {...form.field('body')}
        label="Your message"
        hint="Short is fine. If something did not work: what you tried, on which page, and what you use, such as a screen reader."
        rows={6}
      />
      <Columns gap={5}>
        <TextField {...form.field('name')} label="Your name" autoComplete="name" />
        <TextField
          {...form.field('email')}
          label="Your email address"
          hint="Our answer goes there."
          type="email"
          autoComplete="email"
        />
      </Columns>
      {/* Beside the button, which stays in view: the top of the form may not be. */}
      {form.answer && (
        <Notice tone="success" title="Your message is with us" isLive>
          We answer by email, usually within two working days.
        </Notice>
      )}
      <SubmitButton pendingLabel="Sending">Send your message</SubmitButton>
    </Form>
  )
}
