/**
 * The style sheet of the sandbox's pages: the suite's colours, whose contrast its tokens compute, on plain elements.
 */
export const style = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ef, #17121d);
  --surface: light-dark(#ffffff, #211a29);
  --ink: light-dark(#211829, #f6f1f9);
  --ink-soft: light-dark(#493f53, #d2c8dc);
  --line: light-dark(#ded5c8, #3d3348);
  --edge: light-dark(#7f7487, #9287a0);
  --accent: light-dark(#4c1d87, #d3baf8);
  --accent-strong: light-dark(#36106a, #e6d6ff);
  --on-accent: light-dark(#ffffff, #21083f);
  --warning-wash: light-dark(#fdf0d3, #352a14);
  --warning-ink: light-dark(#653b00, #fbd892);
  --danger: light-dark(#96180f, #ffb9ae);
  --danger-wash: light-dark(#fceae6, #4a1a16);
  --danger-ink: light-dark(#87130b, #ffc9c0);
  --focus: light-dark(#1d0a38, #ffd75e);
}
*, *::before, *::after { box-sizing: border-box; }
html { font-size: 112.5%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Verdana, system-ui, sans-serif; overflow-wrap: break-word; }
header { padding: 12px 16px; background: var(--warning-wash); color: var(--warning-ink); }
header p { max-width: 640px; margin: 0 auto; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-width: 672px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { margin: 0; font-size: clamp(1.6rem, 1.35rem + 1.6vw, 2.1rem); line-height: 1.2; }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.2; }
p { margin: 0; }
.soft { color: var(--ink-soft); }
.price { font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.card, form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; }
.card { padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.field { display: grid; gap: 4px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 20px; }
label, legend { font-weight: 600; }
.hint { color: var(--ink-soft); font-size: 0.89rem; }
.wrong { color: var(--danger-ink); font-weight: 600; }
input:not([type=radio], [type=checkbox]) { width: 100%; min-height: 48px; padding: 8px 12px; border: 1.5px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
input[aria-invalid=true] { border-color: var(--danger); border-width: 2px; }
fieldset { display: grid; gap: 4px; min-width: 0; margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 12px; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; font-weight: 400; }
input[type=radio], input[type=checkbox] { flex: none; width: 24px; height: 24px; accent-color: var(--accent); }
.actions { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; }
button { min-height: 48px; padding: 8px 24px; border: 2px solid var(--accent); border-radius: 12px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--accent-strong); }
button.quiet { background: transparent; color: var(--accent); }
a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 600; }
.alert { padding: 12px 16px; border: 2px solid var(--danger); border-radius: 12px; background: var(--danger-wash); color: var(--danger-ink); font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
summary { min-height: 44px; padding: 10px 0; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.alert:focus { outline: 3px solid var(--focus); outline-offset: 2px; }
`
