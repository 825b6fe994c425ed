import { field } from '../pages/field.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { pagePath } from '../pages/page-path.ts'
import type { Records } from '../records.ts'
import { testCards } from '../test-cards.ts'
import type { CardErrors, CardForm } from './card-form.ts'
import { priceText } from './price-words.ts'

const empty: CardForm = { email: '', name: '', number: '', expiry: '', cvc: '' }

interface Tried {
  readonly form: CardForm
  readonly errors: CardErrors
  readonly alert: string
}

/** The checkout page of one session; after a failed attempt with the entered values, except for the security code. */
export function checkoutPage({ body, line }: Records['checkout.session'], tried?: Tried): string {
  const { form = { ...empty, email: body.customer_email ?? body.customer_details?.email ?? '' }, errors = {} } =
    tried ?? {}
  return layout({
    title: line.interval === null ? `Pay for ${line.name}` : `Subscribe to ${line.name}`,
    ...(tried ? { alert: tried.alert } : {}),
    content: html`<p class="price">${priceText(line)}</p>
${line.interval === null ? undefined : html`<p class="soft">It renews each ${line.interval} until you end it.</p>`}
<form class="card" method="post">
${field({ name: 'email', label: 'Email', value: form.email, error: errors.email, autoComplete: 'email', inputMode: 'email' })}
${field({ name: 'number', label: 'Card number', value: form.number, error: errors.number, autoComplete: 'cc-number', inputMode: 'numeric' })}
<div class="pair">
${field({ name: 'expiry', label: 'Expires', value: form.expiry, hint: 'Month / year, such as 12 / 34', error: errors.expiry, autoComplete: 'cc-exp', inputMode: 'numeric' })}
${field({ name: 'cvc', label: 'Security code', value: '', hint: '3 digits, any of them', error: errors.cvc, autoComplete: 'cc-csc', inputMode: 'numeric' })}
</div>
${field({ name: 'name', label: 'Name on the card', value: form.name, error: errors.name, autoComplete: 'cc-name' })}
<div class="actions"><button type="submit">${line.interval === null ? `Pay ${priceText(line)}` : 'Subscribe'}</button>${
      body.cancel_url === null ? undefined : html`<a href="${body.cancel_url}">Back without paying</a>`
    }</div>
</form>
<details open><summary>Test cards</summary>
<table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead>
<tbody>${testCards.map(({ number, about }) => html`<tr><td>${spaced(number)}</td><td>${about}</td></tr>`)}</tbody></table>
</details>`,
  })
}

/** The confirmation page of the card's bank. */
export function confirmPage({ line }: Records['checkout.session']): string {
  return layout({
    title: 'Confirm this payment',
    content: html`<p>The bank of this card asks whether you want to pay ${priceText(line)} for ${line.name}.</p>
<form class="card" method="post"><div class="actions"><button name="answer" value="yes">Yes, I want to pay</button>
<button class="quiet" name="answer" value="no">No, decline it</button></div></form>`,
  })
}

/** For a checkout that can no longer be paid. */
export function closedPage(cancelUrl: string | null): string {
  return layout({
    title: 'This checkout is over',
    content: html`<p>It was open for a limited time. Nothing was charged.</p>
${cancelUrl === null ? undefined : html`<p><a href="${cancelUrl}">Go back and start again</a></p>`}`,
  })
}

/** The number in groups of four, as printed on a card. */
function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Shown in a frame after paying; its script tells the page around it. */
export function embeddedDonePage({ body }: Pick<Records['checkout.session'], 'body'>): string {
  return layout({
    title: 'Thank you, it is paid',
    content: html`<p>You can go on in the page around this one.</p>
<script src="${pagePath}/embedded-done.js" data-checkout="${body.id}"></script>`,
  })
}

/** Tells the page around an embedded checkout that it is paid. That page asks the server; nothing is believed from here. */
export const embeddedDoneScript = `parent.postMessage(
  { type: 'sandbox-stripe:complete', checkoutSessionId: document.currentScript.dataset.checkout },
  '*',
)
`
