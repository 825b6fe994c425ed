import type { Ask } from '../ask.ts'
import { field } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import type { PageAnswer } from '../pages/page-answer.ts'
import type { Records } from '../records.ts'
import { accountOf, decide } from './accounts.ts'

/** How long the sandbox checks an application that it does not decide immediately. */
const checkSeconds = 20

const choices = [
  { value: 'accept', words: 'Accept it at once' },
  { value: 'check', words: `Check it first, and accept it after ${checkSeconds} seconds` },
  { value: 'refuse', words: 'Refuse it' },
] as const

/** GET of an account link: the application, once; a used or expired link redirects for a new one. */
export async function showOnboarding(ask: Ask, account: string, token: string): Promise<PageAnswer> {
  const link = await openLink(ask, account, token)
  if (!('account' in link)) return link
  return { status: 200, page: page(link.account, link.returnUrl) }
}

/** POST of an account link: submits the application. */
export async function submitOnboarding(
  ask: Ask,
  account: string,
  token: string,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const link = await openLink(ask, account, token)
  if (!('account' in link)) return link
  const name = (form.get('registeredName') ?? '').trim().slice(0, 200)
  const bankAccount = (form.get('bankAccount') ?? '').trim().slice(0, 40)
  if (name === '' || !/\d{6,}/.test(bankAccount.replace(/\D/g, '')))
    return { status: 422, page: page(link.account, link.returnUrl, { name, bankAccount }) }
  await ask.store.put('account_link', token, { ...link.record, isUsed: true })
  switch (form.get('decision')) {
    case 'refuse':
      await decide(ask, link.account, 'rejected')
      break
    case 'check':
      await decide(ask, link.account, 'being checked', new Date(ask.now.getTime() + checkSeconds * 1000))
      break
    default:
      await decide(ask, link.account, 'accepted')
  }
  return { status: 303, to: link.returnUrl }
}

interface OpenLink {
  readonly record: Records['account_link']
  readonly account: Records['account']
  readonly returnUrl: string
}

async function openLink(ask: Ask, account: string, token: string): Promise<OpenLink | PageAnswer> {
  const record = await ask.store.find('account_link', token)
  if (record?.body.account !== account)
    return {
      status: 404,
      page: layout({
        title: 'There is no such application',
        content: html`<p>The address may have lost a part on the way.</p>`,
      }),
    }
  const { return_url: returnUrl = '', refresh_url: refreshUrl = '' } = record.body.use_case.account_onboarding ?? {}
  if (record.isUsed || new Date(record.body.expires_at) <= ask.now) return { status: 303, to: refreshUrl }
  return { record, account: await accountOf(ask, account), returnUrl }
}

function page(
  { body }: Records['account'],
  returnUrl: string,
  tried?: { readonly name: string; readonly bankAccount: string },
): string {
  const currency = body.defaults?.currency?.toUpperCase() ?? ''
  return layout({
    title: 'Take card payments',
    ...(tried ? { alert: 'Please write the registered name and the bank account.' } : {}),
    content: html`<p>${body.display_name ?? ''} applies to take card payments in ${currency}.</p>
<form class="card" method="post">
${field({
  name: 'registeredName',
  label: 'Registered name',
  value: tried?.name ?? body.display_name ?? '',
  error: tried?.name === '' ? 'Write the name under which you are registered.' : undefined,
  autoComplete: 'organization',
})}
${field({
  name: 'bankAccount',
  label: 'Bank account',
  value: tried?.bankAccount ?? '',
  hint: 'Any number with six digits or more. Nothing is paid out.',
  error: tried && !/\d{6,}/.test(tried.bankAccount.replace(/\D/g, '')) ? 'Write at least six digits.' : undefined,
})}
<fieldset><legend>What the sandbox does with it</legend>
${choices.map(
  ({ value, words }, index) =>
    html`<label class="choice"><input type="radio" name="decision" value="${value}"${index === 0 ? html` checked` : undefined}>${words}</label>`,
)}
</fieldset>
<div class="actions"><button type="submit">Send the application</button><a href="${returnUrl}">Finish it later</a></div>
</form>`,
  })
}
