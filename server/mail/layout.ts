import { brand, promoterInFull } from '../../src/content/brand.ts'
import { champagne, ink, ivory } from '../../src/content/brand-colours.ts'
import type { Letter, Mail, PageLink } from './letter.ts'

/** The law asks every mail to say who holds the draws, and where. */
const promoter = `The promoter is ${promoterInFull}`

const faded = '#4a4f5e'
const serif = "Cormorant, 'Cormorant Garamond', Georgia, 'Times New Roman', serif"
const sans = "Jost, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** The same words twice, in plain text and as a page. */
export function layOut(letter: Letter, pageLink: PageLink): Mail {
  return { subject: letter.subject, text: plainText(letter), html: page(letter, pageLink) }
}

export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }
  return text.replace(/[&<>"']/g, (character) => `&${names[character]};`)
}

function plainText({ headline, paragraphs, button, smallPrint, keepsake = [] }: Letter): string {
  const action = button ? [`${button.label}:\n${button.link}`] : []
  const rest = smallPrint ? [smallPrint] : []
  return `${[headline, ...paragraphs, ...action, ...keepsake, ...rest, [brand.name, brand.tagline, promoter].join('\n')].join('\n\n')}\n`
}

function page(
  { subject, headline, paragraphs, button, smallPrint, keepsake = [] }: Letter,
  pageLink: PageLink,
): string {
  const body = paragraphs.map((text) => paragraph(text, '17px', ink)).join('')
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ivory};color:${ink};font-family:${sans}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${ink}"><img src="${pageLink('/mail-header.png')}" width="560" alt="${escapeHtml(brand.name)}" style="display:block;width:100%;height:auto;color:${ivory};font-family:${serif};font-size:28px;line-height:80px;text-align:center"></td></tr>
<tr><td style="padding:36px 0 28px">
<h1 style="margin:0 0 20px;font-family:${serif};font-weight:500;font-size:36px;line-height:1.15">${escapeHtml(headline)}</h1>
${body}${button ? buttonRow(button) : ''}${keepsake.map(fine).join('')}${smallPrint ? paragraph(smallPrint, '14px', faded) : ''}
</td></tr>
<tr><td style="padding:20px 0 0;border-top:1px solid ${champagne};font-size:14px;color:${faded}">${escapeHtml(brand.tagline)}<br>${escapeHtml(promoter)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function paragraph(text: string, size: string, colour: string): string {
  return `<p style="margin:0 0 16px;font-size:${size};line-height:1.6;color:${colour}">${escapeHtml(text)}</p>`
}

/** Set small, broken anywhere: a signature is longer than a telephone is wide. */
function fine(text: string): string {
  const lines = text.split('\n').map(escapeHtml).join('<br>')
  return `<p style="margin:0 0 12px;font-size:13px;line-height:1.5;color:${faded};word-break:break-all">${lines}</p>`
}

function buttonRow({ label, link }: NonNullable<Letter['button']>): string {
  const style = `display:inline-block;padding:14px 28px;background:${ink};color:${ivory};text-decoration:none;font-size:16px`
  return `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`
}
