/** The mailbox's style sheet, in the suite's colours. */
export const mailboxStyle = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #faf6ef; color: #211829; font: 1.125rem/1.5 'Atkinson Hyperlegible Next', Verdana, sans-serif; }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0.5rem 1rem; }
header { font-weight: 700; }
a { color: #43177b; }
a:focus-visible, input:focus-visible, button:focus-visible, pre:focus-visible, iframe:focus-visible { outline: 3px solid #1d0a38; outline-offset: 3px; }
h1 { font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin: 0 0 1.5rem; }
label { font-weight: 700; }
input { flex: 1 1 16rem; min-width: 0; min-height: 2.75rem; padding: 0.25rem 0.75rem; border: 2px solid #7f7487; border-radius: 0.5rem; background: #ffffff; color: inherit; font: inherit; }
button { min-height: 2.75rem; padding: 0.25rem 1.25rem; border: 0; border-radius: 0.5rem; background: #4c1d87; color: #ffffff; font: inherit; font-weight: 700; }
table { width: 100%; border-collapse: collapse; background: #ffffff; }
th, td { padding: 0.75rem; border-bottom: 1px solid #ded5c8; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tbody th { font-weight: 400; }
td:nth-child(2) { min-width: 15rem; }
nav { display: flex; gap: 1.5rem; margin: 1.5rem 0; }
dt { font-weight: 700; }
dd { margin: 0 0 0.5rem; }
iframe { width: 100%; height: 44rem; border: 2px solid #7f7487; border-radius: 0.5rem; background: #ffffff; }
pre { padding: 1rem; border: 1px solid #ded5c8; border-radius: 0.5rem; background: #ffffff; font: 1rem/1.5 monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { color: #493f53; }
@media (max-width: 40rem) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-bottom: 1px solid #ded5c8; }
  th, td { padding: 0.25rem 0.75rem; border: 0; }
  td:nth-child(2) { min-width: 0; }
}
`
