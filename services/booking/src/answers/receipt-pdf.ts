import { sellerName } from '@waymark/domain/account/seller-name'
import { cardText } from '@waymark/domain/booking/card'
import { moneyText } from '@waymark/domain/booking/price'
import PDFDocument from 'pdfkit'
import type { Receipt } from './receipt.ts'
import { drawnParts, receiptFont } from './receipt-font.ts'

const margin = 56
const amountWidth = 120

/** The receipt as a tagged PDF: screen readers find its title, headings and lines in their order. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-NZ',
    info: { Title: `${receipt.title} ${receipt.receiptNumber}`, Author: receipt.supplierName },
  })
  document.font(receiptFont().file)
  const chunks: Buffer[] = []
  const isWritten = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const root = document.struct('Document')
  document.addStructure(root)
  const write = (text: string, width?: number) => {
    const parts = drawnParts(text)
    for (const [index, drawn] of parts.entries())
      document.text(drawn, { continued: index < parts.length - 1, ...(width === undefined ? {} : { width }) })
  }
  const part = (kind: 'H1' | 'H2' | 'P', size: number, text: string) =>
    root.add(
      document.struct(kind, asRead(text), () => {
        if (kind === 'H2') document.moveDown(0.8)
        document.fontSize(size)
        write(text)
        document.moveDown(0.4)
      }),
    )
  const row = (label: string, cents: number) =>
    root.add(
      document.struct('P', asRead(`${label} ${moneyText(cents, receipt.currency)}`), () => {
        const y = document.y
        const width = document.page.width - 2 * margin
        document.fontSize(11)
        write(label, width - amountWidth)
        const below = document.y
        document.text(moneyText(cents, receipt.currency), margin + width - amountWidth, y, {
          width: amountWidth,
          align: 'right',
        })
        document.x = margin
        document.y = Math.max(below, document.y) + 4
      }),
    )

  part('H1', 20, receipt.title)
  part('P', 11, `Number ${receipt.receiptNumber}, ${timeText(receipt.issuedAt)}`)
  part('P', 11, `From ${sellerName(receipt)}, ${receipt.supplierAddress}`)
  if (receipt.supplierNzbn) part('P', 11, `NZBN ${receipt.supplierNzbn}`)
  if (receipt.supplierTaxNumber) part('P', 11, `${receipt.supplierTaxNumber.name} ${receipt.supplierTaxNumber.text}`)
  part('P', 11, `For ${receipt.clientName}`)
  part('H2', 14, `${receipt.activityTitle}, ${timeText(receipt.startDateTime)}`)
  for (const { text, amountCents } of receipt.lines) row(text, amountCents)
  row('Total', receipt.totalCents)
  part('H2', 14, 'Payments')
  for (const { kind, isAnotherWay, amountCents, at } of receipt.entries)
    row(`${isAnotherWay ? 'Given back another way' : entryNames[kind]}, ${timeText(at)}`, amountCents)
  for (const card of receipt.cards) part('P', 11, cardText(card))
  row('Paid and not given back', receipt.balanceCents)
  if (receipt.cashToGiveBackCents > 0) row('Still to be given back in cash', receipt.cashToGiveBackCents)
  if (receipt.gst) row(`GST in it (${receipt.gst.percent} %)`, receipt.gst.cents)
  root.end()
  document.end()
  return isWritten
}

/** What screen readers say, and what is copied, where a text is drawn in another way. */
function asRead(text: string) {
  return drawnParts(text)[0] === text ? {} : { actual: text }
}

const times = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** "Monday, 30 November 2026 at 6:30 pm": a wall time in words. */
function timeText(wallTime: string): string {
  return times.format(new Date(`${wallTime}Z`))
}

const entryNames: Readonly<Record<Receipt['entries'][number]['kind'], string>> = {
  charge: 'Paid by card',
  refund: 'Sent back to the card',
  'refund failed': 'Could not be sent back',
  dispute: 'Disputed by the owner of the card',
  'dispute won': 'Dispute decided for the organiser',
  cash: 'Paid in cash at the door',
  'cash undone': 'Noted by mistake',
  'cash given back': 'Given back in cash',
}
